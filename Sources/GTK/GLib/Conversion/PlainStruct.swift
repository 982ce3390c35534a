import CGtk

/// A Swift struct that holds a C struct by value whose type GLib does not know.
///
/// Pointers from C are copied out of. With `.full` they are freed by `g_free`.
@_spi(Binding)
public protocol PlainStruct: PointerConvertible {
    /// The C struct.
    associatedtype CValue
    /// The C struct as it is passed to C.
    var cValue: CValue { get }
    /// Holds a C struct.
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
