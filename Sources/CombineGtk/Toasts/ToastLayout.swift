import CGtk
import Gtk

/// A layout of a window that shows a toast above the window's contents, at the bottom. It wraps the original layout.
///
/// Therefore the window's child doesn't need to move into an overlay, which would take away its focus and change
/// ``Gtk/Window/child``. GTK calls a widget's layout manager instead of its class, so this layout manager calls the
/// class.
final class ToastLayout: LayoutManager {
    let queue: ToastQueue
    private weak var view: ToastView?
    /// The distance between the toast's shadow and the edges, in pixels.
    private let margin = 16

    init(queue: ToastQueue, view: ToastView) {
        self.queue = queue
        self.view = view
        super.init(properties: [:])
    }

    override func getRequestMode(_ widget: Widget) -> SizeRequestMode {
        guard let function = widget.cClass.pointee.get_request_mode else { return .constantSize }
        return SizeRequestMode(rawValue: Int(function(widget.widgetPointer).rawValue))
    }

    override func measure(_ widget: Widget, orientation: Orientation, forSize: Int) -> Measurement {
        var (minimum, natural, minimumBaseline, naturalBaseline): (Int32, Int32, Int32, Int32) = (0, 0, -1, -1)
        widget.cClass.pointee.measure?(
            widget.widgetPointer,
            orientation == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
            // The GTK number is returned unchanged.
            Int32(truncatingIfNeeded: forSize),
            &minimum,
            &natural,
            &minimumBaseline,
            &naturalBaseline
        )
        return Measurement(
            minimum: Int(minimum),
            natural: Int(natural),
            minimumBaseline: Int(minimumBaseline),
            naturalBaseline: Int(naturalBaseline)
        )
    }

    override func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
        // The GTK numbers are returned unchanged.
        let (cWidth, cHeight) = (Int32(truncatingIfNeeded: width), Int32(truncatingIfNeeded: height))
        widget.cClass.pointee.size_allocate?(widget.widgetPointer, cWidth, cHeight, Int32(truncatingIfNeeded: baseline))
        guard let view, view.shouldLayout else { return }
        let child = (widget as? Window)?.child
        if let child { raise(view, over: child, in: widget) }
        let area = child?.bounds(in: widget) ?? Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        let wanted = view.requestedSize(.horizontal, forSize: -1)
        let toastWidth = max(wanted.minimum, min(wanted.natural, Int(area.width) - 2 * margin))
        let toastHeight = view.requestedSize(.vertical, forSize: toastWidth).natural
        let corner = Point(
            x: (area.x + (area.width - Double(toastWidth)) / 2).rounded(.down),
            y: (area.y + area.height - Double(toastHeight + margin)).rounded(.down)
        )
        view.allocate(toastWidth, height: toastHeight, baseline: -1, transform: Transform().translate(corner))
    }

    /// Makes the toast appear above the window's child, which may have been set later.
    private func raise(_ view: ToastView, over child: Widget, in widget: Widget) {
        // C functions are used, because other GTK children of a window, such as its tooltip, don't need Swift objects.
        var sibling = gtk_widget_get_next_sibling(view.widgetPointer)
        while let current = sibling, current != child.widgetPointer { sibling = gtk_widget_get_next_sibling(current) }
        if sibling != nil { gtk_widget_insert_after(view.widgetPointer, widget.widgetPointer, child.widgetPointer) }
    }
}

extension Widget {
    /// The functions of the widget's C class, `GTK_WIDGET_GET_CLASS`.
    fileprivate var cClass: UnsafeMutablePointer<GtkWidgetClass> {
        guard let cClass = pointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class else {
            fatalError("\(self) has no C class")
        }
        return UnsafeMutableRawPointer(cClass).assumingMemoryBound(to: GtkWidgetClass.self)
    }
}
