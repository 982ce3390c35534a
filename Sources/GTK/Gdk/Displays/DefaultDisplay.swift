/// Traps if there is no display. GTK reads the settings of the default display when it creates a widget.
func requireDisplay(_ display: Display?, _ what: StaticString) {
    if display == nil { fatalError("\(what): expected a Display, found nil") }
}
