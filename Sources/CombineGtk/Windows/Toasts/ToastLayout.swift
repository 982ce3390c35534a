import CGtk
import Gtk

/// A layout manager that shows toasts at the bottom of a window, on top of the window's child. It lays out the rest of
/// the window in the same way as the window's class.
///
/// An overlay isn't used, because the window's child would have to move into the overlay. The child would lose the
/// focus, and ``Gtk/Window/child`` would change. If a widget has a layout manager, GTK doesn't call the layout
/// functions of the widget's class. Therefore, this layout manager calls the functions itself.
final class ToastLayout: LayoutManager {
    let queue: ToastQueue
    private weak var view: ToastView?
    #if DEBUG
    /// The banner that shows a compiler error at the top of the window, or nil.
    weak var banner: Widget?
    #endif
    /// The distance between the shadow and the edges of the window, in pixels.
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
            // GTK provides this number, so it fits into 32 bits.
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
        // GTK provides these numbers, so they fit into 32 bits.
        let (cWidth, cHeight) = (Int32(truncatingIfNeeded: width), Int32(truncatingIfNeeded: height))
        widget.cClass.pointee.size_allocate?(widget.widgetPointer, cWidth, cHeight, Int32(truncatingIfNeeded: baseline))
        let child = (widget as? Window)?.child
        let area = child?.bounds(in: widget) ?? Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        #if DEBUG
        if let banner, banner.shouldLayout {
            if let child { raise(banner, over: child, in: widget) }
            let bannerWidth = max(banner.requestedSize(.horizontal, forSize: -1).minimum, Int(area.width) - 2 * margin)
            let bannerHeight = banner.requestedSize(.vertical, forSize: bannerWidth).natural
            let corner = Point(x: area.x + Double(margin), y: area.y + Double(margin))
            banner.allocate(bannerWidth, height: bannerHeight, baseline: -1, transform: Transform().translate(corner))
        }
        #endif
        guard let view, view.shouldLayout else { return }
        if let child { raise(view, over: child, in: widget) }
        let wanted = view.requestedSize(.horizontal, forSize: -1)
        let toastWidth = max(wanted.minimum, min(wanted.natural, Int(area.width) - 2 * margin))
        let toastHeight = view.requestedSize(.vertical, forSize: toastWidth).natural
        let corner = Point(
            x: (area.x + (area.width - Double(toastWidth)) / 2).rounded(.down),
            y: (area.y + area.height - Double(toastHeight + margin)).rounded(.down)
        )
        view.allocate(toastWidth, height: toastHeight, baseline: -1, transform: Transform().translate(corner))
    }

    /// Moves a toast or the banner above the window's child, because the child may have been set later.
    private func raise(_ view: Widget, over child: Widget, in widget: Widget) {
        // Unlike the Swift API, C functions don't create wrappers of the window's other children, such as its tooltip.
        var sibling = gtk_widget_get_next_sibling(view.widgetPointer)
        while let current = sibling, current != child.widgetPointer { sibling = gtk_widget_get_next_sibling(current) }
        if sibling != nil { gtk_widget_insert_after(view.widgetPointer, widget.widgetPointer, child.widgetPointer) }
    }
}

extension Widget {
    /// The C class structure of the widget, like `GTK_WIDGET_GET_CLASS`.
    fileprivate var cClass: UnsafeMutablePointer<GtkWidgetClass> {
        guard let cClass = pointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class else {
            fatalError("\(self) has no C class structure")
        }
        return UnsafeMutableRawPointer(cClass).assumingMemoryBound(to: GtkWidgetClass.self)
    }
}
