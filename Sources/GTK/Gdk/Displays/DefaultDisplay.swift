/// Traps if there is no display. When GTK creates a widget, it reads the settings of the default display.
func requireDisplay(_ display: Display?, _ what: StaticString) {
    if display == nil { fatalError("\(what): expected a Display, found nil") }
}
