import CGtk

@_spi(Binding) extension GLibError: PointerConvertible {
    /// Returns the contents of a `GError`. If C transfers ownership of the `GError`, this method frees it.
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> GLibError {
        let error = pointer.assumingMemoryBound(to: GError.self)
        return GLibError(taking: transfer == .full ? error : g_error_copy(error))
    }

    /// A copy of the error. Free it with `g_error_free`, or pass it to a C parameter that takes ownership.
    public var copiedPointer: UnsafeMutablePointer<GError> {
        g_error_new_literal(
            g_quark_from_string(terminated(domain, "g_quark_from_string: string")),
            exactInteger(code, "GLibError.code"),
            terminated(message, "g_error_new_literal: message")
        )
    }
}

extension GLibError: NullableValue {
    public static var valueType: GType { g_error_get_type() }

    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try checkBoxed(GLibError.self, value)
        g_value_take_boxed(value, copiedPointer)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> GLibError {
        fromPointer(try boxedPointer(GLibError.self, value), transfer: .none)
    }

    @MainActor
    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool {
        isBoxed(GLibError.self, value) && g_value_get_boxed(value) == nil
    }

    @MainActor
    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try checkBoxed(GLibError.self, value)
        g_value_set_boxed(value, nil)
    }
}
