import CGtk

// Fixed-width numeric types. By default, a number is stored in a `GValue` of the C type with the same size. A number
// can also be stored in a `GValue` of another numeric type that can represent the number.

/// A C `gint`.
extension Int32: ValueConvertible {
    public static var valueType: GType { FundamentalType.int }
}

/// A C `guint`.
extension UInt32: ValueConvertible {
    public static var valueType: GType { FundamentalType.unsignedInt }
}

/// A C `gchar`.
extension Int8: ValueConvertible {
    public static var valueType: GType { FundamentalType.char }
}

/// A C `guchar`.
extension UInt8: ValueConvertible {
    public static var valueType: GType { FundamentalType.unsignedChar }
}

/// A C `gint64`.
extension Int64: ValueConvertible {
    public static var valueType: GType { FundamentalType.int64 }
}

extension ValueConvertible where Self: FixedWidthInteger {
    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard let number = Int(exactly: self) else {
            throw .outOfRange(value: "\(self)", type: registeredName(of: storedType(value)))
        }
        try number.store(in: value, named: "\(Self.self)")
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        let number = try Int.load(from: value, named: "\(Self.self)")
        guard let result = Self(exactly: number) else { throw .outOfRange(value: "\(number)", type: "\(Self.self)") }
        return result
    }
}

/// A C `gfloat`.
extension Float: ValueConvertible {
    public static var valueType: GType { FundamentalType.float }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try Double(self).store(in: value, named: "Float")
    }

    public nonisolated static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Float {
        Float(try Double.load(from: value, named: "Float"))
    }
}
