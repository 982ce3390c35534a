import CGtk

/// A Swift type that a `GValue` can hold.
///
/// Values know their C type when they are stored, so an `Int` goes into whichever integer type a property has. The
/// protocol isolates nothing that conforms to it. Only using a `GValue` is the main actor's.
public protocol ValueConvertible {
    /// The type of a `GValue` made for this Swift type where nothing else decides it.
    static var valueType: GType { get }

    /// Stores the value in a `GValue` that is initialized to a type already.
    @MainActor func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError)

    /// Reads a `GValue`.
    @MainActor static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self
}

/// Returns the type that an initialized `GValue` holds.
func heldType(_ value: UnsafePointer<GValue>) -> GType {
    value.pointee.g_type
}

/// Returns the built-in type that a `GValue`'s type derives from.
func heldFundamental(_ value: UnsafePointer<GValue>) -> GType {
    g_type_fundamental(value.pointee.g_type)
}
