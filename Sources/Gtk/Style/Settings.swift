import CGtk
import Gdk

/// The desktop's settings as GTK sees them. `GtkSettings`.
open class Settings: Object {
    open override class var objectType: ObjectType {
        ObjectType(Settings.self, gtk_settings_get_type()) { Settings(wrapping: $0, transfer: $1) }
    }

    /// The settings of the default display; `nil` without one. `gtk_settings_get_default`.
    public static var `default`: Settings? {
        wrap(gtk_settings_get_default().map { UnsafeMutableRawPointer($0) })
    }

    /// Whether the theme's dark variant is used. `gtk-application-prefer-dark-theme`.
    public var prefersDarkTheme: Bool {
        get { property("gtk-application-prefer-dark-theme") }
        set { setProperty("gtk-application-prefer-dark-theme", newValue) }
    }
}
