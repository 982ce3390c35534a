/// The initialization that must happen before a library is used.
package enum Preparation {
    /// The module's classes are registered.
    case register
    /// GTK is initialized.
    case initialize
    /// GTK is initialized, which requires a display.
    case prepare
}
