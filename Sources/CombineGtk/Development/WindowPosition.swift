#if DEBUG
import CGtk
import Glibc
import Gtk

/// The position of a window on an X11 screen. On Wayland, programs can neither read nor set it.
///
/// The X11 functions are looked up at run time, so that building a program doesn't require the X11 headers.
@MainActor
struct WindowPosition {
    let x: Int
    let y: Int

    private typealias GetDisplay = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    private typealias GetNumber = @convention(c) (UnsafeMutableRawPointer?) -> UInt
    private typealias Translate =
        @convention(c) (
            UnsafeMutableRawPointer?, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>
        ) -> Int32
    private typealias Move = @convention(c) (UnsafeMutableRawPointer?, UInt, Int32, Int32) -> Int32

    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Reads the position. Returns nil if the window isn't shown on an X11 screen.
    init?(of window: Window) {
        guard let target = Self.target(of: window), let root = Self.function("XDefaultRootWindow", as: GetNumber.self),
            let translate = Self.function("XTranslateCoordinates", as: Translate.self)
        else { return nil }
        var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
        guard translate(target.display, target.id, root(target.display), 0, 0, &x, &y, &child) != 0 else { return nil }
        self.init(x: Int(x), y: Int(y))
    }

    /// Moves a window to this position. Returns false if the window isn't shown yet.
    func move(_ window: Window) -> Bool {
        guard window.isMapped else { return false }
        guard let target = Self.target(of: window), let move = Self.function("XMoveWindow", as: Move.self) else {
            return true
        }
        _ = move(target.display, target.id, Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
        return true
    }

    private static func target(of window: Window) -> (display: UnsafeMutableRawPointer, id: UInt)? {
        guard let surface = gtk_native_get_surface(OpaquePointer(window.pointer)),
            WidgetTree.isA(UnsafeMutableRawPointer(surface), "GdkX11Surface"),
            let getDisplay = function("gdk_x11_display_get_xdisplay", as: GetDisplay.self),
            let getID = function("gdk_x11_surface_get_xid", as: GetNumber.self),
            let display = getDisplay(UnsafeMutableRawPointer(gdk_surface_get_display(surface)))
        else { return nil }
        return (display, getID(UnsafeMutableRawPointer(surface)))
    }

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}
#endif
