import CGtk

/// A Swift number as a C one; a number that does not fit traps with what it is for and both.
///
/// - Parameter what: the property or parameter, for the message.
@_spi(Binding)
@inlinable
public func exactInteger<T: FixedWidthInteger>(_ number: Int, _ what: @autoclosure () -> String) -> T {
    guard let result = T(exactly: number) else { doesNotFit(number, T.self, what()) }
    return result
}

/// A C number of 64 bits as a Swift one; an unsigned one that does not fit traps with what it is.
@_spi(Binding)
@inlinable
public func convertInteger<T: FixedWidthInteger>(_ number: T, _ what: StaticString) -> Int {
    guard let result = Int(exactly: number) else { doesNotFit(number, Int.self, what.description) }
    return result
}

/// A Swift number as a `guint64` of a library whose greatest one is “none” or “for ever”: -1 gives it, as in C.
@_spi(Binding)
@inlinable
public func exactOrGreatestInteger(_ number: Int, _ what: @autoclosure () -> String) -> guint64 {
    number == -1 ? .max : exactInteger(number, what())
}

/// A `guint64` or `uint64_t` as a Swift number, or -1 for the greatest one, which means “none” or “forever”.
@_spi(Binding)
@inlinable
public func convertIntegerOrGreatest<T: FixedWidthInteger>(_ number: T, _ what: StaticString) -> Int {
    number == .max ? -1 : convertInteger(number, what)
}

@_spi(Binding)
@inline(never)
public func doesNotFit<Number: FixedWidthInteger, T: FixedWidthInteger>(
    _ number: Number,
    _ type: T.Type,
    _ what: String
) -> Never {
    fatalError("\(what): \(number) does not fit \(nameInC(of: type))")
}

/// GLib's name for a number's type.
private func nameInC<T: FixedWidthInteger>(of type: T.Type) -> String {
    switch type {
    case is Int32.Type: "gint"
    case is UInt32.Type: "guint"
    case is UInt.Type: "gulong"
    case is Int.Type: "Int"
    default: "g\(type)".lowercased()
    }
}

/// Traps, naming the C function, where two arrays that share one length differ in theirs.
@_spi(Binding)
public func requireSameCount(_ first: Int, _ second: Int, _ function: StaticString) {
    if first != second { fatalError("\(function) takes two arrays of the same length, found \(first) and \(second)") }
}

/// Traps, naming the C function and the parameter, where an array has not as many elements as C reads.
@_spi(Binding)
public func requireCount(_ found: Int, _ expected: Int, _ what: StaticString) {
    if found != expected { fatalError("\(what) takes \(expected) elements, found \(found)") }
}
