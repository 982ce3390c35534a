@_spi(Binding) import Gsk

/// Traps unless there are at least two color stops with ascending offsets from 0 to 1. With other stops, GTK would
/// create a gradient without color stops, and later try to read these stops.
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

/// Traps unless the radii are greater than 0, the start offset is at least 0, and the end offset is greater than the
/// start offset. C can't create other radial gradients.
func requireRadii(_ horizontal: Double, _ vertical: Double, start: Double, end: Double, _ function: StaticString) {
    if !(Float(horizontal) > 0 && Float(vertical) > 0) {
        fatalError("\(function): expected radii greater than 0, found \(horizontal) and \(vertical)")
    }
    if !(start >= 0 && Float(end) > Float(start)) {
        fatalError("\(function): expected a start of at least 0 and a greater end, found \(start) and \(end)")
    }
}
