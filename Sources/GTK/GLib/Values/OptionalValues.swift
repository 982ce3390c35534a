import CGtk

/// A type whose `GValue`s can contain null.
public protocol NullableValue: ValueConvertible {
    /// Returns a Boolean value that indicates whether a `GValue` of this type contains null.
    @MainActor static func isNull(_ value: UnsafePointer<GValue>) -> Bool
    /// Stores a null pointer.
    @MainActor static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError)
}

extension Optional: ValueConvertible where Wrapped: NullableValue {
    public static var valueType: GType { Wrapped.valueType }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        if let self {
            try self.store(in: value)
        } else {
            try Wrapped.storeNull(in: value)
        }
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Wrapped? {
        if Wrapped.isNull(value) { return nil }
        return try Wrapped.load(from: value)
    }
}

extension String: NullableValue {
    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool {
        storedFundamental(value) == FundamentalType.string && g_value_get_string(value) == nil
    }

    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedFundamental(value) == FundamentalType.string else { throw .cannotStore("String?", in: value) }
        g_value_set_string(value, nil)
    }
}
