import CGtk

/// A `Value` can be stored in a `GValue` of the same type. It can also be stored in a `GValue` of the type `GValue`,
/// which contains another `GValue`.
extension Value: ValueConvertible {
    public nonisolated static var valueType: GType { g_value_get_type() }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        if storedType(value) == Value.valueType {
            g_value_set_boxed(value, pointer)
        } else if g_value_type_compatible(storedType(pointer), storedType(value)) != 0 {
            g_value_copy(pointer, value)
        } else {
            throw .cannotStore(typeName, in: value)
        }
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Value {
        guard storedType(value) == valueType else { return Value(copying: value) }
        guard let content = g_value_get_boxed(value) else {
            throw .wrongType(expected: "Value", found: "a null GValue")
        }
        return Value(copying: content.assumingMemoryBound(to: GValue.self))
    }
}
