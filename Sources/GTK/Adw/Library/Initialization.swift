import CAdw
@_spi(Binding) import Gtk
import RequiredAdwVersion

/// Functions that initialize libadwaita. A program must initialize libadwaita before it creates the first object of the
/// library.
extension AdwTypes {
    /// Initializes libadwaita and GTK, and opens the default display if there is a display. Later calls have no effect.
    /// Creating an object of this module calls this function. An exception is `AdwApplication`, which initializes
    /// libadwaita when the application starts.
    static func initialize() { _ = initialized }

    /// Initializes libadwaita for objects that need a display, such as widgets. Traps if there is no display.
    static func prepare() {
        Gtk.Library.prepare()
        initialize()
    }

    private static let initialized: Void = {
        RequiredAdwVersion.check()
        Gtk.Library.initialize()
        register()
        // Without a display, `adw_init` would end the program, because libadwaita couldn't load its styles.
        if GTK.isDisplayAvailable() { adw_init() }
    }()
}
