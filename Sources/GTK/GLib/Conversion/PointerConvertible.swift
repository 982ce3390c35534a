/// A type whose values C passes by pointer: objects, strings, boxed values, and structures.
///
/// The protocol isn't isolated, because C callbacks convert their arguments with it, and the runtime checks the
/// executor each time that C calls isolated code. Conversions happen on the main thread.
@_spi(Binding)
public protocol PointerConvertible {
    /// Returns the Swift value for the C value at a pointer.
    ///
    /// - Parameter transfer: The ownership transfer. With `.full`, this function keeps or frees the C value.
    static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self

    /// Returns the Swift value for the C value at a pointer, or nil if the C value is no longer usable.
    static func fromOptionalPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self?
}

extension PointerConvertible {
    @_spi(Binding)
    @inlinable
    public static func fromOptionalPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self? {
        fromPointer(pointer, transfer: transfer)
    }
}
