import CGtk

/// A Swift struct that contains a C struct for which no `GType` is registered.
///
/// The conversion of a C pointer copies the C struct. If the transfer is `.full`, the conversion also frees the
/// original with `g_free`.
@_spi(Binding)
public protocol PlainStruct: PointerConvertible {
    /// The type of the C struct.
    associatedtype CValue
    /// The C struct, for passing the value to C.
    var cValue: CValue { get }
    /// Creates a value from a C struct.
    init(cValue: CValue)
}

extension PlainStruct {
    @_spi(Binding)
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self {
        let result = Self(cValue: pointer.assumingMemoryBound(to: CValue.self).pointee)
        if transfer == .full { g_free(pointer) }
        return result
    }
}
