import CGtk

extension Bool: ValueConvertible {
    public static var valueType: GType { FundamentalType.boolean }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard heldType(value) == FundamentalType.boolean else {
            throw .wrongType(expected: registeredName(of: heldType(value)), found: "Bool")
        }
        g_value_set_boolean(value, self ? 1 : 0)
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Bool {
        guard heldType(value) == FundamentalType.boolean else {
            throw .wrongType(expected: "Bool", found: registeredName(of: heldType(value)))
        }
        return g_value_get_boolean(value) != 0
    }
}

extension Int: ValueConvertible {
    public static var valueType: GType { FundamentalType.int64 }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        let type = heldType(value)
        switch heldFundamental(value) {
        case FundamentalType.char: g_value_set_schar(value, try narrowed(to: gint8.self, type))
        case FundamentalType.unsignedChar: g_value_set_uchar(value, try narrowed(to: guchar.self, type))
        case FundamentalType.int: g_value_set_int(value, try narrowed(to: gint.self, type))
        case FundamentalType.unsignedInt: g_value_set_uint(value, try narrowed(to: guint.self, type))
        case FundamentalType.long: g_value_set_long(value, self)
        case FundamentalType.unsignedLong: g_value_set_ulong(value, try narrowed(to: gulong.self, type))
        case FundamentalType.int64: g_value_set_int64(value, try narrowed(to: gint64.self, type))
        case FundamentalType.unsignedInt64: g_value_set_uint64(value, try narrowed(to: guint64.self, type))
        default: throw .wrongType(expected: registeredName(of: type), found: "Int")
        }
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Int {
        switch heldFundamental(value) {
        case FundamentalType.char: return Int(g_value_get_schar(value))
        case FundamentalType.unsignedChar: return Int(g_value_get_uchar(value))
        case FundamentalType.int: return Int(g_value_get_int(value))
        case FundamentalType.unsignedInt: return Int(g_value_get_uint(value))
        case FundamentalType.long: return Int(g_value_get_long(value))
        case FundamentalType.unsignedLong: return try widened(g_value_get_ulong(value))
        case FundamentalType.int64: return Int(g_value_get_int64(value))
        case FundamentalType.unsignedInt64: return try widened(g_value_get_uint64(value))
        default: throw .wrongType(expected: "Int", found: registeredName(of: heldType(value)))
        }
    }

    private func narrowed<Integer: FixedWidthInteger>(
        to: Integer.Type,
        _ type: GType
    ) throws(ValueError) -> Integer {
        guard let result = Integer(exactly: self) else {
            throw .outOfRange(value: String(self), type: registeredName(of: type))
        }
        return result
    }

    private static func widened<Integer: FixedWidthInteger>(_ integer: Integer) throws(ValueError) -> Int {
        guard let result = Int(exactly: integer) else {
            throw .outOfRange(value: String(integer), type: "Int")
        }
        return result
    }
}

extension Double: ValueConvertible {
    public static var valueType: GType { FundamentalType.double }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        switch heldFundamental(value) {
        case FundamentalType.double: g_value_set_double(value, self)
        case FundamentalType.float: g_value_set_float(value, Float(self))
        default: throw .wrongType(expected: registeredName(of: heldType(value)), found: "Double")
        }
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Double {
        switch heldFundamental(value) {
        case FundamentalType.double: return g_value_get_double(value)
        case FundamentalType.float: return Double(g_value_get_float(value))
        default: throw .wrongType(expected: "Double", found: registeredName(of: heldType(value)))
        }
    }
}
