@_spi(Binding) import Gsk

/// Traps if C can't create a gradient from color stops. GTK would create a gradient without color stops, and later read
/// the missing color stops.
func requireStops(_ stops: [ColorStop], _ what: StaticString) {
    if stops.count < 2 { fatalError("\(what): expected at least 2 color stops, found \(stops.count)") }
    var previous: Float = 0
    for stop in stops {
        let offset = stop.cValue.offset
        if !(offset >= previous && offset <= 1) {
            fatalError("\(what): expected ascending offsets from 0 to 1, found \(offset) after \(previous)")
        }
        previous = offset
    }
}

/// Traps if C can't create a radial gradient with the given radii and offsets.
func requireRadii(_ horizontal: Double, _ vertical: Double, start: Double, end: Double, _ function: StaticString) {
    if !(Float(horizontal) > 0 && Float(vertical) > 0) {
        fatalError("\(function): expected radii greater than 0, found \(horizontal) and \(vertical)")
    }
    if !(start >= 0 && Float(end) > Float(start)) {
        fatalError("\(function): expected a start of at least 0 and a greater end, found \(start) and \(end)")
    }
}
