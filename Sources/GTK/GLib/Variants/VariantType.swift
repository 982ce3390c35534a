import CGtk

/// The type of a ``Variant``, such as `a{sv}`. `GVariantType`.
public final class VariantType: Boxed {
    public override class var boxedType: GType { g_variant_type_get_gtype() }
}

extension VariantType {
    /// Creates a type from a type string, or returns nil if the string isn't valid. `g_variant_type_new`.
    public nonisolated convenience init?(_ typeString: String) {
        guard
            !containsNul(typeString), g_variant_type_string_is_valid(typeString) != 0,
            let type = g_variant_type_new(typeString)
        else { return nil }
        self.init(taking: UnsafeMutableRawPointer(type))
    }

    /// The type string. `g_variant_type_dup_string`.
    public nonisolated var typeString: String {
        convertString(g_variant_type_dup_string(OpaquePointer(pointer)), .full)
    }
}

extension VariantType: CustomStringConvertible {
    public nonisolated var description: String { typeString }
}
