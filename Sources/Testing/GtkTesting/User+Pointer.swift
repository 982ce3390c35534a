import CGtk
import CXTest
import Gtk

extension User {
    /// Clicks a widget, by default at its center.
    ///
    /// - Parameters:
    ///   - point: The position in pixels from the top left corner of the widget.
    ///   - modifiers: The modifier keys that are held during the click, for example for a Ctrl-click.
    public func click(
        _ widget: Widget,
        at point: (x: Double, y: Double)? = nil,
        button: MouseButton = .primary,
        modifiers: KeyModifiers = [],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try movePointer(to: widget, point)
            // With this setting, the click never counts as the second click of a double click.
            setDoubleClickDistance(0)
            devices.hold(modifiers)
            devices.clickPointer(button: button.rawValue)
            devices.release(modifiers)
            settle(devices)
            setDoubleClickDistance(Self.doubleClickDistance)
        }
    }

    /// Double-clicks a widget.
    ///
    /// - Parameters:
    ///   - point: The position in pixels from the top left corner of the widget.
    ///   - modifiers: The modifier keys that are held during the clicks.
    public func doubleClick(
        _ widget: Widget,
        at point: (x: Double, y: Double)? = nil,
        modifiers: KeyModifiers = [],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try movePointer(to: widget, point)
            // On a slow machine, the first click can take longer than a double click of a user.
            let time = Settings.default?.doubleClickTime ?? .milliseconds(400)
            Settings.default?.doubleClickTime = .seconds(60)
            defer { Settings.default?.doubleClickTime = time }
            setDoubleClickDistance(0)
            devices.hold(modifiers)
            devices.clickPointer(button: MouseButton.primary.rawValue)
            settle(devices)
            setDoubleClickDistance(Self.doubleClickDistance)
            devices.clickPointer(button: MouseButton.primary.rawValue)
            devices.release(modifiers)
            settle(devices)
        }
    }

    /// Moves the pointer over a widget and waits until GTK has received the motion.
    public func move(
        to widget: Widget,
        at point: (x: Double, y: Double)? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try movePointer(to: widget, point)
            settle(devices)
            deliverMotion(over: widget)
        }
    }

    /// Turns the mouse wheel while the pointer is over a widget.
    ///
    /// ```swift
    /// user.scroll(.down, over: list, by: 3)
    /// ```
    ///
    /// - Parameters:
    ///   - direction: The direction to scroll in. With `.down`, content further down becomes visible.
    ///   - widget: The widget to move the pointer over.
    ///   - point: The position in pixels from the top left corner of the widget, or nil for its center.
    ///   - notches: The number of steps of the wheel.
    ///   - modifiers: The modifier keys that are held during the scrolling, for example for zooming.
    public func scroll(
        _ direction: ScrollDirection,
        over widget: Widget,
        at point: (x: Double, y: Double)? = nil,
        by notches: Int = 1,
        modifiers: KeyModifiers = [],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        if notches < 0 {
            fatalError(
                "User.scroll: expected 0 or more notches, found \(notches). To scroll back, use another direction."
            )
        }
        attempt(file, line) { () throws(UserFailure) in
            let devices = try movePointer(to: widget, point)
            settle(devices)
            deliverMotion(over: widget)
            devices.hold(modifiers)
            for _ in 0..<notches { devices.clickPointer(button: direction.rawValue) }
            devices.release(modifiers)
            settle(devices)
            // GDK collects the steps of the wheel and delivers them once per frame, like motion.
            deliverMotion(over: widget)
        }
    }

    /// A direction in which the user turns a mouse wheel. The raw value is the number of the corresponding X button.
    public enum ScrollDirection: Int, Sendable {
        case up = 4
        case down = 5
        case left = 6
        case right = 7
    }

    /// Moves the user's window on the screen, for example next to the window that is the target of a drag.
    ///
    /// Without a window manager, all windows open at the top left corner of the screen.
    ///
    /// - Parameter place: The position of the window, in pixels from the top left corner of the screen.
    public func moveWindow(to place: (x: Int, y: Int), file: StaticString = #filePath, line: UInt = #line) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try enterWindow()
            guard let surface = gtk_native_get_surface(OpaquePointer(window.pointer)) else {
                throw .notShown(Self.name(of: window))
            }
            devices.moveWindow(gdk_x11_surface_get_xid(surface), toX: place.x, y: place.y)
            settle(devices)
        }
    }

    /// Waits until GTK has received pending pointer motion. GTK receives motion once per frame.
    func deliverMotion(over widget: Widget) {
        if let clock = frameClock(of: widget) { FrameEvents.pumpUntilMotionIsDelivered(by: clock) }
    }
}

extension User {
    /// A button of a mouse.
    public enum MouseButton: Int, Sendable {
        case primary = 1
        case middle = 2
        case secondary = 3
    }
}
