import CGtk
import Gio

/// The connection to a windowing system. `GdkDisplay`.
open class Display: Object {
    open override class var objectType: ObjectType {
        ObjectType(Display.self, gdk_display_get_type()) { Display(wrapping: $0, transfer: $1) }
    }

    /// The display that windows open on unless told otherwise, `gdk_display_get_default`.
    public static var `default`: Display? {
        wrap(gdk_display_get_default().map { UnsafeMutableRawPointer($0) })
    }

    /// Opens a display by the name that its windowing system gives it; `nil` for the one of the environment.
    ///
    /// Returns `nil` where there is none. `gdk_display_open`.
    public static func open(_ name: String? = nil) -> Display? {
        wrap(gdk_display_open(name).map { UnsafeMutableRawPointer($0) })
    }

    /// Restricts the windowing systems that displays opened from now on can be of, `gdk_set_allowed_backends`.
    ///
    /// - Parameter backends: names such as `"wayland"`, `"x11"` and `"broadway"`, the preferred first; `"*"` for the rest.
    public static func allow(backends: [String]) {
        gdk_set_allowed_backends(backends.joined(separator: ","))
    }

    /// The display's name, such as `:0`. `gdk_display_get_name`.
    public var name: String {
        gdk_display_get_name(OpaquePointer(pointer)).map { String(cString: $0) } ?? ""
    }
}
