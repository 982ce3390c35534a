/// A type whose values C passes by pointer: objects, strings, boxed values, and structures.
///
/// The protocol isn't isolated. C callbacks convert their arguments, and in isolated code that C calls, the runtime
/// checks the executor each time. Conversions happen on the main thread.
@_spi(Binding)
public protocol PointerConvertible {
    /// Returns the Swift value for the target of a pointer.
    ///
    /// - Parameter transfer: With `.full`, the caller owns the target of the pointer, which is kept or freed.
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
