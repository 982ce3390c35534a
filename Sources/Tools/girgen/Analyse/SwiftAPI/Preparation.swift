/// The preparation before the first call to a library.
package enum Preparation {
    /// The module's classes are registered.
    case register
    /// GTK is initialized.
    case initialize
    /// GTK is initialized, which requires a display.
    case prepare
}
