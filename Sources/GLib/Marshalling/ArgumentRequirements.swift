// What C believes of its arguments; each traps otherwise, naming the C function and the parameter.

/// That there is something: bytes of a text, elements, pixels.
package func requireSome(_ count: Int, _ what: StaticString) {
    if count <= 0 { fatalError("\(what) takes more than nothing, found \(count)") }
}

/// That a number is one of those that C has something for.
package func requireNumber(_ number: Int, in range: Range<Int>, _ what: StaticString) {
    if !range.contains(number) { fatalError("\(what): \(number) is not in \(range)") }
}

/// That an angle in degrees is one that C, which goes round by round, comes to the end of.
package func requireAngle(_ angle: Double, _ what: StaticString) {
    if !(abs(angle) <= 1_000_000_000) { fatalError("\(what): \(angle) is too much of an angle") }
}

extension Object {
    /// That an object that is to go into this one is another.
    package func requireOther(_ object: Object, _ what: StaticString) {
        if object === self { fatalError("\(what): \(self) cannot go into itself") }
    }
}
