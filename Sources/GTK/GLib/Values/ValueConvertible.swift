import CGtk

/// A type whose values can be stored in a `GValue`.
///
/// Values are stored in a `GValue` that already has a C type. For example, an `Int` can be stored in the `GValue` of
/// any integer type. The protocol doesn't isolate conforming types to an actor. Only the functions that access
/// `GValue`s are isolated to the main actor.
public protocol ValueConvertible {
    /// The default C type of `GValue`s for this type.
    static var valueType: GType { get }

    /// Stores the value in a `GValue`, whose C type is already set.
    @MainActor func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError)

    /// Returns the value that a `GValue` contains.
    @MainActor static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self
}

/// Returns the C type of an initialized `GValue`.
func storedType(_ value: UnsafePointer<GValue>) -> GType { value.pointee.g_type }

/// Returns the fundamental type from which the C type of a `GValue` is derived.
func storedFundamental(_ value: UnsafePointer<GValue>) -> GType {
    g_type_fundamental(value.pointee.g_type)
}
