import CGtk
import CXTest
@_spi(Binding) import Gtk

/// A simulated user of a window, who clicks and types. The X server delivers the events in the same way as the events
/// of a real user.
///
/// ```swift
/// let user = User(window)
/// user.click(entry)
/// user.type("Ada")
/// user.press(.return)
/// user.press("q", modifiers: .control)
/// user.click(row, modifiers: .control)
/// user.drag(from: row, to: folder)
/// user.scroll(.down, over: list, by: 3)
/// user.choose(menu: "File", "Export…")
/// ```
///
/// - The simulated user has the same limits as a real user. For example, clicking an insensitive button has no effect,
///   and covered widgets don't receive events.
/// - Each action returns after the X server and GTK have processed it, usually within a few milliseconds.
/// - If an action isn't possible, the test fails at the caller's line. This happens, for example, if the widget isn't
///   in a window, has no size or is outside of the screen, or if the window is closed.
/// - Failures are reported to XCTest or, in a `@Test`, to Swift Testing.
/// - ``click(_:at:button:modifiers:file:line:)`` is always a single click, even shortly after another click.
@MainActor
public final class User {
    /// The window that the user operates. If the user was created with a dialog inside a window, it's that window.
    public let window: Gtk.Window
    /// The dialog inside ``window`` with which the user was created, or nil if there is no such dialog.
    let dialog: Widget?

    /// Shows a window, moves it to the front and moves the keyboard focus to it. Returns when the window is drawn and
    /// active.
    ///
    /// - Parameter widget: A window, or a dialog inside a window. The initializer waits until the dialog is open.
    public init(_ widget: Widget, file: StaticString = #filePath, line: UInt = #line) {
        let window = widget.root as? Gtk.Window
        self.window = window ?? Gtk.Window()
        dialog = window?.wrappedDialog == nil ? widget.enclosingDialog : nil
        FrameEvents.observe()
        self.window.present()
        attempt(file, line) { () throws(UserFailure) in
            guard window != nil else { throw .notInWindow(Self.name(of: widget)) }
            _ = try enterWindow()
            waitForFrame()
            waitForDialog()
        }
    }

    // MARK: Steps

    func attempt(_ file: StaticString, _ line: UInt, _ action: () throws(UserFailure) -> Void) {
        do {
            try action()
        } catch {
            TestFailure.report(error.description, file: file, line: line)
        }
    }

    /// Moves the window to the front and activates it. Returns the input devices.
    func enterWindow() throws(UserFailure) -> InputDevices {
        guard let devices = InputDevices.shared else { throw .noDevices }
        guard window.isMapped, let surface = gtk_native_get_surface(OpaquePointer(window.pointer)) else {
            throw .notShown(Self.name(of: window))
        }
        if window.isActive { return devices }
        let xWindow = gdk_x11_surface_get_xid(surface)
        // A window must be on the screen to receive the keyboard focus.
        guard MainContext.pump(until: { devices.isViewable(xWindow) && window.width > 0 }) else {
            throw .notShown(Self.name(of: window))
        }
        devices.focus(xWindow)
        guard MainContext.pump(until: { window.isActive }) else { throw .notActive(Self.name(of: window)) }
        MainContext.pumpUntilIdle()
        return devices
    }

    /// Moves the pointer to a point of a widget, or to the widget's center.
    func movePointer(to widget: Widget, _ point: (x: Double, y: Double)?) throws(UserFailure) -> InputDevices {
        let devices = try enterWindow()
        let place = try screenPoint(of: widget, point, devices)
        devices.movePointer(toX: place.x, y: place.y)
        return devices
    }

    /// Returns the screen position of a point in a widget, or of the widget's center.
    func screenPoint(
        of widget: Widget,
        _ point: (x: Double, y: Double)?,
        _ devices: InputDevices
    ) throws(UserFailure) -> (x: Int, y: Int) {
        let target = widget.pointer.assumingMemoryBound(to: GtkWidget.self)
        let name = Self.name(of: widget)
        guard gtk_widget_get_root(target) != nil, let native = gtk_widget_get_native(target),
            let surface = gtk_native_get_surface(native)
        else { throw .notInWindow(name) }
        completeLayout(of: surface)
        var bounds = graphene_rect_t()
        let nativeWidget = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_compute_bounds(target, nativeWidget, &bounds) != 0, widget.width > 0, widget.height > 0
        else { throw .noSize(name) }
        let local = point ?? (Double(widget.width) / 2, Double(widget.height) / 2)
        var source = graphene_point_t(x: Float(local.x), y: Float(local.y))
        var inNative = graphene_point_t()
        guard gtk_widget_compute_point(target, nativeWidget, &source, &inNative) != 0 else { throw .noSize(name) }
        var shiftX = 0.0
        var shiftY = 0.0
        gtk_native_get_surface_transform(native, &shiftX, &shiftY)
        let scale = Double(gdk_surface_get_scale_factor(surface))
        let x = Int(((Double(inNative.x) + shiftX) * scale).rounded(.down))
        let y = Int(((Double(inNative.y) + shiftY) * scale).rounded(.down))
        guard let place = devices.screenPoint(x: x, y: y, in: gdk_x11_surface_get_xid(surface)) else {
            throw .notInWindow(name)
        }
        let screen = devices.screenSize
        guard (0..<screen.width).contains(place.x), (0..<screen.height).contains(place.y) else {
            throw .offScreen(name, x: place.x, y: place.y)
        }
        return place
    }

    /// Allocates widgets immediately instead of in the next frame.
    private func completeLayout(of surface: OpaquePointer) {
        MainContext.pumpUntilIdle()
        guard let clock = gdk_surface_get_frame_clock(surface) else { return }
        let id = g_signal_lookup("layout", gdk_frame_clock_get_type())
        var instance = GValue()
        g_value_init(&instance, gdk_frame_clock_get_type())
        defer { g_value_unset(&instance) }
        g_value_set_object(&instance, UnsafeMutableRawPointer(clock))
        g_signal_emitv(&instance, id, 0, nil)
    }

    /// Waits until GTK has processed the simulated input.
    func settle(_ devices: InputDevices) {
        devices.synchronize()
        // A window manager receives clicks first, and then forwards them to the window.
        if HeadlessDisplay.isManaged { _ = MainContext.pump(for: .milliseconds(50)) { false } }
        FrameEvents.pumpWhileHolding()
    }

    func waitForFrame() {
        guard let clock = frameClock(of: window) else { return }
        let frame = gdk_frame_clock_get_frame_counter(clock)
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
        _ = MainContext.pump { gdk_frame_clock_get_frame_counter(clock) > frame }
        FrameEvents.pumpWhileHolding()
    }

    /// Waits until the dialog has the keyboard focus, unless another dialog is in front of it. libadwaita opens a dialog
    /// in the third frame.
    private func waitForDialog() {
        guard let dialog, window.innerDialogs.last === dialog else { return }
        _ = MainContext.pump { window.focus?.enclosingDialog === dialog }
        waitForFrame()
    }

    func frameClock(of widget: Widget) -> OpaquePointer? {
        gtk_widget_get_frame_clock(widget.pointer.assumingMemoryBound(to: GtkWidget.self))
    }

    static let doubleClickDistance = 5

    func setDoubleClickDistance(_ pixels: Int) {
        Settings.default?.setProperty("gtk-double-click-distance", pixels)
    }

    static func name(of widget: Widget) -> String {
        let text = widget.visibleText
        return text.isEmpty ? "\(Swift.type(of: widget))" : "\(Swift.type(of: widget)) \"\(text)\""
    }
}
