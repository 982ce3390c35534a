import CGtk

/// Returns a Swift number as a C one. A number that does not fit traps with what it is for and both.
///
/// - Parameter what: the property or parameter, for the message.
@_spi(Binding)
@inlinable
public func exactInteger<T: FixedWidthInteger>(_ number: Int, _ what: @autoclosure () -> String) -> T {
    guard let result = T(exactly: number) else { doesNotFit(number, T.self, what()) }
    return result
}

@_spi(Binding)
@inline(never)
public func doesNotFit<Number: FixedWidthInteger, T: FixedWidthInteger>(
    _ number: Number,
    _ type: T.Type,
    _ what: String
) -> Never {
    fatalError("\(what): \(number) doesn't fit \(nameInC(of: type))")
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
    if first != second {
        fatalError(
            "\(function): expected two arrays of the same length, found \(first) "
                + "and \(second)"
        )
    }
}

/// Traps, naming the C function and the parameter, where an array has not as many elements as C reads.
@_spi(Binding)
public func requireCount(_ found: Int, _ expected: Int, _ what: StaticString) {
    if found != expected { fatalError("\(what): expected \(expected) elements, found \(found)") }
}
