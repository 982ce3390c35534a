import CAdw
@_spi(Binding) import Gtk
import RequiredAdwVersion

/// The initialization of libadwaita, which happens before its first object is created.
extension AdwTypes {
    /// Initializes libadwaita and GTK, on the display if there is one. It takes effect once. Creating any object of the module
    /// calls it, except for an `AdwApplication`, which calls it when it starts.
    static func initialize() {
        _ = initialized
    }

    /// Initializes libadwaita for objects that need a display, such as widgets. Traps without a display.
    static func prepare() {
        Gtk.Library.prepare()
        initialize()
    }

    private static let initialized: Void = {
        RequiredAdwVersion.check()
        Gtk.Library.initialize()
        register()
        // The library ends the program if there is no display for its styles.
        if GTK.isDisplayAvailable() { adw_init() }
    }()
}
