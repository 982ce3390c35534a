/// A type whose values C passes by pointer: objects, strings, boxed values, and structures.
///
/// Not isolated, as C's callbacks convert their arguments, and isolated code that C calls asks the runtime where it is
/// each time. Conversions happen on the main thread all the same.
@_spi(Binding)
public protocol PointerConvertible {
    /// Returns the Swift value for what a pointer leads to.
    ///
    /// - Parameter transfer: with `.full` what the pointer leads to is the caller's, and is kept or freed.
    static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self

    /// Returns the Swift value for a pointer, or nil if the pointer is `NULL`.
    static func fromOptionalPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self?
}

extension PointerConvertible {
    @_spi(Binding)
    @inlinable
    public static func fromOptionalPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self? {
        fromPointer(pointer, transfer: transfer)
    }
}
