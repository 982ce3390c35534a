import CGtk

/// A Swift type that a `GValue` can hold.
///
/// The C type is known when a value is stored, so an `Int` can be stored in a property of any integer type. Conforming
/// to the protocol doesn't isolate a type to an actor. Only the functions that use `GValue`s are isolated to the main
/// actor.
public protocol ValueConvertible {
    /// The type of a `GValue` that is created for this Swift type, unless another type is stated.
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

/// Returns the built-in type that a `GValue`'s type derives from.
func heldFundamental(_ value: UnsafePointer<GValue>) -> GType {
    g_type_fundamental(value.pointee.g_type)
}
