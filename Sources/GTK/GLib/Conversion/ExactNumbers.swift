import CGtk

/// Converts a C number to an `Int`.
///
/// Generated code calls this function instead of the initializer of `Int`. In a debug build, the compiler inserts the
/// code of that initializer into each caller, which takes much longer to compile than a call.
@_spi(Binding)
@inlinable
public func convertInteger<T: FixedWidthInteger>(_ number: T) -> Int { Int(number) }

/// Converts a Swift number to a C number. Traps if the number doesn't fit in the C type. The message contains `what`.
///
/// - Parameter what: The name of the property or parameter.
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
    fatalError("\(what): \(number) doesn't fit in \(nameInC(of: type))")
}

private func nameInC<T: FixedWidthInteger>(of type: T.Type) -> String {
    switch type {
    case is Int32.Type: "gint"
    case is UInt32.Type: "guint"
    case is UInt.Type: "gulong"
    case is Int.Type: "Int"
    default: "g\(type)".lowercased()
    }
}
