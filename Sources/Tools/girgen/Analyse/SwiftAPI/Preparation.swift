/// The preparation before the first call of a library.
package enum Preparation {
    /// The module's classes are made known.
    case register
    /// GTK is initialized.
    case initialize
    /// GTK is initialized, for which there has to be a display.
    case prepare
}
