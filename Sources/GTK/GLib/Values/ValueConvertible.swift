import CGtk

/// A Swift type that a `GValue` can hold.
///
/// A value is stored in a `GValue` whose C type is already known, so an `Int` can be stored in a property of any
/// integer type. Conforming to this protocol doesn't isolate a type to an actor. Only the functions that use `GValue`s
/// are isolated to the main actor.
public protocol ValueConvertible {
    /// The default type of a `GValue` for this Swift type.
    static var valueType: GType { get }

    /// Stores the value in a `GValue` that is already initialized with a type.
    @MainActor func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError)

    /// Reads a `GValue`.
    @MainActor static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self
}

/// Returns the type that an initialized `GValue` holds.
func heldType(_ value: UnsafePointer<GValue>) -> GType {
    value.pointee.g_type
}

/// Returns the built-in type from which the type of a `GValue` is derived.
func heldFundamental(_ value: UnsafePointer<GValue>) -> GType {
    g_type_fundamental(value.pointee.g_type)
}
