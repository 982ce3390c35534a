import CGtk

/// Returns a Swift number as a C number. Traps if it doesn't fit, with a message that contains its use and both
/// numbers.
///
/// - Parameter what: The property or parameter, for the message.
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

/// Returns the GLib name of a number's type.
private func nameInC<T: FixedWidthInteger>(of type: T.Type) -> String {
    switch type {
    case is Int32.Type: "gint"
    case is UInt32.Type: "guint"
    case is UInt.Type: "gulong"
    case is Int.Type: "Int"
    default: "g\(type)".lowercased()
    }
}

/// Traps, with the name of the C function, if two arrays that share one length have different lengths.
@_spi(Binding)
public func requireSameCount(_ first: Int, _ second: Int, _ function: StaticString) {
    if first != second {
        fatalError(
            "\(function): expected two arrays of the same length, found \(first) "
                + "and \(second)"
        )
    }
}

/// Traps, with the names of the C function and the parameter, if an array doesn't have as many elements as C reads.
@_spi(Binding)
public func requireCount(_ found: Int, _ expected: Int, _ what: StaticString) {
    if found != expected { fatalError("\(what): expected \(expected) elements, found \(found)") }
}
