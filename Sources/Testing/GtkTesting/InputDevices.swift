import CXTest
@_spi(Binding) import Gtk

/// The keyboard and the pointer of an X server, which are controlled through the XTEST extension.
///
/// The devices use a separate connection to the server, so that GTK receives the events like those of a real user.
@MainActor
final class InputDevices {
    /// The devices of the display that GTK uses, or nil if the display isn't an X server with XTEST.
    static let shared: InputDevices? = Gtk.Display.default.flatMap { InputDevices(displayName: $0.name) }

    /// The `Display *` of Xlib. It's used until the process exits, so it's never closed.
    private let connection: OpaquePointer
    /// The key code of each key, and a Boolean value that indicates whether the key needs Shift.
    private var keys: [Key: (code: KeyCode, needsShift: Bool)] = [:]
    /// The key codes that are available for characters that the keyboard doesn't have. The first key code is used next.
    private var spareCodes: [KeyCode] = []
    /// The characters that are currently assigned to key codes in ``spareCodes``.
    private var borrowed: [KeyCode: Key] = [:]

    /// The X selection that the source of a drag owns.
    private lazy var dragSelection: Atom = XInternAtom(connection, "XdndSelection", 0)

    private init?(displayName: String) {
        guard let connection = XOpenDisplay(displayName) else { return nil }
        self.connection = connection
        var event: Int32 = 0
        var error: Int32 = 0
        var major: Int32 = 0
        var minor: Int32 = 0
        guard XTestQueryExtension(connection, &event, &error, &major, &minor) != 0 else {
            XCloseDisplay(connection)
            return nil
        }
        readKeyboard()
    }

    /// Waits until the server has handled all requests.
    func synchronize() { XSync(connection, 0) }

    // MARK: Windows

    /// Returns a Boolean value that indicates whether an X window and all its ancestors are mapped.
    func isViewable(_ window: XID) -> Bool {
        var attributes = XWindowAttributes()
        return XGetWindowAttributes(connection, window, &attributes) != 0 && attributes.map_state == IsViewable
    }

    /// Raises a window and moves the keyboard focus to it.
    func focus(_ window: XID) {
        XRaiseWindow(connection, window)
        XSetInputFocus(connection, window, RevertToParent, 0)
        synchronize()
    }

    func screenPoint(x: Int, y: Int, in window: XID) -> (x: Int, y: Int)? {
        var screenX: Int32 = 0
        var screenY: Int32 = 0
        var child: XID = 0
        let root = XDefaultRootWindow(connection)
        guard XTranslateCoordinates(connection, window, root, Int32(x), Int32(y), &screenX, &screenY, &child) != 0
        else { return nil }
        return (Int(screenX), Int(screenY))
    }

    var screenSize: (width: Int, height: Int) {
        let screen = XDefaultScreen(connection)
        return (Int(XDisplayWidth(connection, screen)), Int(XDisplayHeight(connection, screen)))
    }

    func moveWindow(_ window: XID, toX x: Int, y: Int) {
        XMoveWindow(connection, window, Int32(x), Int32(y))
        synchronize()
    }

    /// Creates a window without contents, and maps it.
    func makeWindow() -> XID {
        let window = XCreateSimpleWindow(connection, XDefaultRootWindow(connection), 0, 0, 10, 10, 0, 0, 0)
        XMapWindow(connection, window)
        synchronize()
        return window
    }

    func destroyWindow(_ window: XID) {
        XDestroyWindow(connection, window)
        synchronize()
    }

    /// A Boolean value that indicates whether a window manager manages the display.
    ///
    /// A window manager announces itself with a property of the root window.
    var hasWindowManager: Bool {
        let check = XInternAtom(connection, "_NET_SUPPORTING_WM_CHECK", 0)
        var type: Atom = 0
        var format: Int32 = 0
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        let root = XDefaultRootWindow(connection)
        XGetWindowProperty(connection, root, check, 0, 1, 0, 0, &type, &format, &count, &rest, &data)
        defer { if let data { XFree(data) } }
        return count > 0
    }

    /// The X window that is the source of the current drag, or 0 if there is no drag.
    var dragSource: XID { XGetSelectionOwner(connection, dragSelection) }

    // MARK: Pointer

    func movePointer(toX x: Int, y: Int) {
        XTestFakeMotionEvent(connection, XDefaultScreen(connection), Int32(x), Int32(y), 0)
    }

    func clickPointer(button: Int) {
        pressPointer(button: button)
        releasePointer(button: button)
    }

    func pressPointer(button: Int) { XTestFakeButtonEvent(connection, UInt32(button), 1, 0) }

    func releasePointer(button: Int) { XTestFakeButtonEvent(connection, UInt32(button), 0, 0) }

    // MARK: Keyboard

    /// Presses and releases a key while modifiers are held.
    func press(_ key: Key, modifiers: KeyModifiers) {
        let (code, needsShift) = find(key)
        let held = (needsShift ? modifiers.union(.shift) : modifiers).keys.map { find($0).code }
        for code in held { XTestFakeKeyEvent(connection, UInt32(code), 1, 0) }
        XTestFakeKeyEvent(connection, UInt32(code), 1, 0)
        XTestFakeKeyEvent(connection, UInt32(code), 0, 0)
        for code in held.reversed() { XTestFakeKeyEvent(connection, UInt32(code), 0, 0) }
    }

    /// Presses modifier keys. The keys remain pressed until ``release(_:)`` is called.
    func hold(_ modifiers: KeyModifiers) {
        for key in modifiers.keys { XTestFakeKeyEvent(connection, UInt32(find(key).code), 1, 0) }
    }

    func release(_ modifiers: KeyModifiers) {
        for key in modifiers.keys.reversed() { XTestFakeKeyEvent(connection, UInt32(find(key).code), 0, 0) }
    }

    private func find(_ key: Key) -> (code: KeyCode, needsShift: Bool) {
        if let known = keys[key] { return known }
        if spareCodes.isEmpty { fatalError("The keyboard of the X server has no unused key") }
        let code = spareCodes.removeFirst()
        spareCodes.append(code)
        if let previous = borrowed.updateValue(key, forKey: code) { keys[previous] = nil }
        // Assigns the same character with and without Shift.
        var symbols: [KeySym] = [KeySym(key.keyval), KeySym(key.keyval)]
        XChangeKeyboardMapping(connection, Int32(code), 2, &symbols, 1)
        synchronize()
        keys[key] = (code, false)
        return (code, false)
    }

    private func readKeyboard() {
        var first: Int32 = 0
        var last: Int32 = 0
        XDisplayKeycodes(connection, &first, &last)
        var width: Int32 = 0
        guard let symbols = XGetKeyboardMapping(connection, KeyCode(first), last - first + 1, &width) else { return }
        defer { XFree(symbols) }
        for code in first...last {
            let levels = UnsafeBufferPointer(start: symbols + Int((code - first) * width), count: Int(width))
            if levels.allSatisfy({ $0 == 0 }) {
                spareCodes.append(KeyCode(code))
                continue
            }
            for (level, symbol) in levels.prefix(2).enumerated() where symbol != 0 {
                let key = Key(rawValue: Int(symbol))
                // If a character is on several keys, a key without Shift takes precedence.
                if let known = keys[key], !known.needsShift || level == 1 { continue }
                keys[key] = (KeyCode(code), level == 1)
            }
        }
    }
}
