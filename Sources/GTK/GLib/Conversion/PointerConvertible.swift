/// A type whose values C passes as pointers: objects, strings, boxed values and structures.
///
/// The protocol isn't isolated, because C callbacks convert their arguments with it. If it were isolated, the runtime
/// would check the executor on each call from C, which is slow. All conversions happen on the main thread.
@_spi(Binding)
public protocol PointerConvertible {
    /// Returns the Swift value for the C value at a pointer.
    ///
    /// - Parameter transfer: The ownership transfer. If it's `.full`, this function takes ownership of the C value, and
    ///   either keeps it or frees it.
    static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self

    /// Returns the Swift value for the C value at a pointer. Returns nil if another thread has just released the last
    /// reference to the value's wrapper.
    static func fromOptionalPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self?
}

extension PointerConvertible {
    @_spi(Binding)
    @inlinable
    public static func fromOptionalPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self? {
        fromPointer(pointer, transfer: transfer)
    }
}
