/// Traps if a new default display is nil. GTK requires a default display, because it reads the settings of this display
/// when it creates a widget.
func requireDisplay(_ display: Display?, _ what: StaticString) {
    if display == nil { fatalError("\(what): expected a Display, found nil") }
}
