import CGtk
import CXTest
import Gtk
import XCTest

/// A user who sits before a window, and really clicks and types: the events go through the X server.
///
/// ```swift
/// let user = User(window)
/// user.click(entry)
/// user.type("Ada")
/// user.press(.return)
/// user.press("q", modifiers: .control)
/// ```
///
/// - What a person could not do does not happen: an insensitive button is not clicked, covered widgets get nothing.
/// - Each action returns once the X server and GTK have processed it, usually within a few milliseconds.
/// - What cannot be attempted fails the running test at the caller's line: a widget that is in no window, has no size or
///   is not on the screen, a window that is closed.
/// - ``click(_:at:button:file:line:)`` is a single click each time, however soon after another it comes.
@MainActor
public final class User {
    /// The window that the user is before.
    public let window: Gtk.Window

    /// Shows the window, brings it to the front and gives it the keyboard; returns once it is drawn and active.
    public init(_ window: Gtk.Window, file: StaticString = #filePath, line: UInt = #line) {
        self.window = window
        FrameEvents.observe()
        window.present()
        attempt(file, line) { () throws(UserFailure) in
            _ = try enterWindow()
            waitForFrame()
        }
    }

    // MARK: Pointer

    /// Clicks a widget in its middle, or at a point of it.
    ///
    /// - Parameter point: pixels from the widget's top left corner.
    public func click(
        _ widget: Widget,
        at point: (x: Double, y: Double)? = nil,
        button: MouseButton = .primary,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try movePointer(to: widget, point)
            // At this distance from the last one no click is its continuation.
            setDoubleClickDistance(0)
            devices.clickPointer(button: button.rawValue)
            settle(devices)
            setDoubleClickDistance(Self.doubleClickDistance)
        }
    }

    /// Clicks a widget twice in a row.
    public func doubleClick(
        _ widget: Widget,
        at point: (x: Double, y: Double)? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try movePointer(to: widget, point)
            setDoubleClickDistance(0)
            devices.clickPointer(button: MouseButton.primary.rawValue)
            settle(devices)
            setDoubleClickDistance(Self.doubleClickDistance)
            devices.clickPointer(button: MouseButton.primary.rawValue)
            settle(devices)
        }
    }

    /// Moves the pointer over a widget, and waits for the frame in which GTK hears of it.
    public func move(
        to widget: Widget,
        at point: (x: Double, y: Double)? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try movePointer(to: widget, point)
            settle(devices)
            if let clock = frameClock(of: widget) { FrameEvents.pumpUntilMotionIsDelivered(by: clock) }
        }
    }

    /// Presses the primary button over a widget, moves the pointer to another, and releases it there.
    public func drag(
        from widget: Widget,
        at start: (x: Double, y: Double)? = nil,
        to other: Widget,
        at end: (x: Double, y: Double)? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try movePointer(to: widget, start)
            setDoubleClickDistance(0)
            devices.pressPointer(button: MouseButton.primary.rawValue)
            // However the way ends, no button stays pressed.
            defer {
                devices.releasePointer(button: MouseButton.primary.rawValue)
                settle(devices)
                setDoubleClickDistance(Self.doubleClickDistance)
            }
            settle(devices)
            _ = try movePointer(to: other, end)
            settle(devices)
            if let clock = frameClock(of: other) { FrameEvents.pumpUntilMotionIsDelivered(by: clock) }
        }
    }

    // MARK: Keyboard

    /// Types a text where the focus is, character by character, whether or not the keyboard has the characters.
    public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        for character in text.unicodeScalars { press(Key(character), file: file, line: line) }
    }

    /// Presses and releases a key while others are held.
    public func press(
        _ key: Key,
        modifiers: KeyModifiers = [],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try enterWindow()
            devices.press(key, modifiers: modifiers)
            settle(devices)
        }
    }

    // MARK: Steps

    private func attempt(_ file: StaticString, _ line: UInt, _ action: () throws(UserFailure) -> Void) {
        do {
            try action()
        } catch {
            XCTFail(error.description, file: file, line: line)
        }
    }

    /// Has the window be in front and active; returns the devices to use on it.
    private func enterWindow() throws(UserFailure) -> InputDevices {
        guard let devices = InputDevices.shared else { throw .noDevices }
        guard window.mapped, let surface = gtk_native_get_surface(OpaquePointer(window.pointer)) else {
            throw .notShown(Self.name(of: window))
        }
        if window.isActive { return devices }
        let xWindow = gdk_x11_surface_get_xid(surface)
        // Only a window that is on the screen can be given the keyboard.
        guard MainContext.pump(until: { devices.isViewable(xWindow) && window.width > 0 }) else {
            throw .notShown(Self.name(of: window))
        }
        devices.focus(xWindow)
        guard MainContext.pump(until: { window.isActive }) else { throw .notActive(Self.name(of: window)) }
        MainContext.pumpUntilIdle()
        return devices
    }

    /// Moves the pointer to a point of a widget, or to its middle.
    private func movePointer(to widget: Widget, _ point: (x: Double, y: Double)?) throws(UserFailure) -> InputDevices {
        let devices = try enterWindow()
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
        devices.movePointer(toX: place.x, y: place.y)
        return devices
    }

    /// Gives widgets that changed their places now, rather than with the next frame.
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

    /// Has GTK hear of everything that was done.
    private func settle(_ devices: InputDevices) {
        devices.synchronize()
        FrameEvents.pumpWhileHolding()
    }

    /// Waits until the window is drawn once more.
    private func waitForFrame() {
        guard let clock = frameClock(of: window) else { return }
        let frame = gdk_frame_clock_get_frame_counter(clock)
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
        _ = MainContext.pump { gdk_frame_clock_get_frame_counter(clock) > frame }
        FrameEvents.pumpWhileHolding()
    }

    private func frameClock(of widget: Widget) -> OpaquePointer? {
        gtk_widget_get_frame_clock(widget.pointer.assumingMemoryBound(to: GtkWidget.self))
    }

    private static let doubleClickDistance = 5

    private func setDoubleClickDistance(_ pixels: Int) {
        Settings.default?.setProperty("gtk-double-click-distance", pixels)
    }

    private static func name(of widget: Widget) -> String {
        let text = widget.visibleText
        return text.isEmpty ? "\(Swift.type(of: widget))" : "\(Swift.type(of: widget)) “\(text)”"
    }
}

/// Why a user's action could not be attempted.
enum UserFailure: Error, CustomStringConvertible {
    case noDevices
    case notShown(String)
    case notActive(String)
    case notInWindow(String)
    case noSize(String)
    case offScreen(String, x: Int, y: Int)

    var description: String {
        switch self {
        case .noDevices: "the display is no X server with XTEST, so there is nothing to click and type with"
        case .notShown(let name): "the \(name) is not on the screen"
        case .notActive(let name): "the \(name) did not become active"
        case .notInWindow(let name): "the \(name) is in no window that is shown"
        case .noSize(let name): "the \(name) has no size; it is hidden, or was never laid out"
        case .offScreen(let name, let x, let y): "the \(name) would have to be clicked at \(x), \(y), off the screen"
        }
    }
}
