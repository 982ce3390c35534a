/// What comes before the first call of a library.
enum Preparation {
    /// The module's classes are made known.
    case register
    /// GTK is initialised.
    case initialize
    /// GTK is initialised, for which there has to be a display.
    case prepare
}
