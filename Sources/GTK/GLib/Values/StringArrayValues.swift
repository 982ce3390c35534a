import CGtk

/// An array of strings is stored as a `GStrv`, which can be null.
extension Array: ValueConvertible where Element == String {
    public static var valueType: GType { g_strv_get_type() }

    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try checkBoxed([String].self, value)
        let strings = TemporaryStrings(self, "g_value_take_boxed: v_boxed")
        g_value_take_boxed(value, strings.pointer)
    }

    /// Returns the array in a `GValue`. `NULL` becomes an empty array. To distinguish the two, use `[String]?`.
    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> [String] {
        guard isBoxed([String].self, value) else { throw .cannotLoad("[String]", from: value) }
        return convertPointerArray(g_value_get_boxed(value), count: nil, .none)
    }
}

extension Array: NullableValue where Element == String {
    @MainActor
    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool {
        isBoxed([String].self, value) && g_value_get_boxed(value) == nil
    }

    @MainActor
    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try checkBoxed([String].self, value)
        g_value_set_boxed(value, nil)
    }
}
