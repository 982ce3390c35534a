// What C believes of its arguments; each traps otherwise, naming the C function and the parameter.

/// That there is something: bytes of a text, elements, pixels.
@_spi(Binding)
public func requireSome(_ count: Int, _ what: StaticString) {
    if count <= 0 { fatalError("\(what) takes more than nothing, found \(count)") }
}

/// Requires a number in the range of what C has.
@_spi(Binding)
public func requireNumber(_ number: Int, in range: Range<Int>, _ what: StaticString) {
    if !range.contains(number) { fatalError("\(what): \(number) is not in \(range)") }
}

/// Requires an angle in degrees of a size that C, which subtracts full turns one by one, can reduce.
@_spi(Binding)
public func requireAngle(_ angle: Double, _ what: StaticString) {
    if !(abs(angle) <= 1_000_000_000) { fatalError("\(what): \(angle) is too much of an angle") }
}

/// Requires a number that C can compare with others.
@_spi(Binding)
public func requireNotNaN(_ number: Double, _ what: StaticString) {
    if number.isNaN { fatalError("\(what): expected a number, found NaN") }
}

extension Object {
    /// That an object that is to go into this one is another.
    @_spi(Binding)
    public func requireOther(_ object: Object, _ what: StaticString) {
        if object === self { fatalError("\(what): \(self) cannot go into itself") }
    }
}
