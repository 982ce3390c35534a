import CGtk

extension Bool: ValueConvertible {
    public static var valueType: GType { FundamentalType.boolean }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedType(value) == FundamentalType.boolean else { throw .cannotStore("Bool", in: value) }
        g_value_set_boolean(value, self ? 1 : 0)
    }

    public nonisolated static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Bool {
        guard storedType(value) == FundamentalType.boolean else { throw .cannotLoad("Bool", from: value) }
        return g_value_get_boolean(value) != 0
    }
}

extension Int: ValueConvertible {
    public static var valueType: GType { FundamentalType.int64 }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try store(in: value, named: "Int")
    }

    /// Stores the number in a `GValue`. Error messages contain `name`, the name of the Swift type.
    @MainActor
    func store(in value: UnsafeMutablePointer<GValue>, named name: @autoclosure () -> String) throws(ValueError) {
        let type = storedType(value)
        switch storedFundamental(value) {
        case FundamentalType.char: g_value_set_schar(value, try narrowed(to: gint8.self, type))
        case FundamentalType.unsignedChar: g_value_set_uchar(value, try narrowed(to: guchar.self, type))
        case FundamentalType.int: g_value_set_int(value, try narrowed(to: gint.self, type))
        case FundamentalType.unsignedInt: g_value_set_uint(value, try narrowed(to: guint.self, type))
        case FundamentalType.long: g_value_set_long(value, self)
        case FundamentalType.unsignedLong: g_value_set_ulong(value, try narrowed(to: gulong.self, type))
        case FundamentalType.int64: g_value_set_int64(value, try narrowed(to: gint64.self, type))
        case FundamentalType.unsignedInt64: g_value_set_uint64(value, try narrowed(to: guint64.self, type))
        case FundamentalType.float: g_value_set_float(value, try exactly(Float(exactly: self), type))
        case FundamentalType.double: g_value_set_double(value, try exactly(Double(exactly: self), type))
        default: throw .wrongType(expected: registeredName(of: type), found: name())
        }
    }

    public nonisolated static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Int {
        try load(from: value, named: "Int")
    }

    /// Returns the number in a `GValue`. Error messages contain `name`, the name of the Swift type.
    nonisolated static func load(
        from value: UnsafePointer<GValue>,
        named name: @autoclosure () -> String
    ) throws(ValueError) -> Int {
        switch storedFundamental(value) {
        case FundamentalType.char: return Int(g_value_get_schar(value))
        case FundamentalType.unsignedChar: return Int(g_value_get_uchar(value))
        case FundamentalType.int: return Int(g_value_get_int(value))
        case FundamentalType.unsignedInt: return Int(g_value_get_uint(value))
        case FundamentalType.long: return Int(g_value_get_long(value))
        case FundamentalType.unsignedLong: return Int(clamping: g_value_get_ulong(value))
        case FundamentalType.int64: return Int(g_value_get_int64(value))
        case FundamentalType.unsignedInt64: return try widened(g_value_get_uint64(value))
        default: throw .cannotLoad(name(), from: value)
        }
    }

    private func narrowed<Integer: FixedWidthInteger>(to: Integer.Type, _ type: GType) throws(ValueError) -> Integer {
        try exactly(Integer(exactly: self), type)
    }

    private nonisolated static func widened<Integer: FixedWidthInteger>(_ integer: Integer) throws(ValueError) -> Int {
        guard let result = Int(exactly: integer) else { throw .outOfRange(value: String(integer), type: "Int") }
        return result
    }
}

extension ValueConvertible where Self: Numeric & CustomStringConvertible {
    /// Returns the result of a number conversion. Throws an error if the result is nil, which means that the number
    /// doesn't fit in the type.
    fileprivate func exactly<Number>(_ number: Number?, _ type: GType) throws(ValueError) -> Number {
        guard let number else { throw .outOfRange(value: description, type: registeredName(of: type)) }
        return number
    }
}

extension UInt64: ValueConvertible {
    public static var valueType: GType { FundamentalType.unsignedInt64 }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        if storedFundamental(value) == FundamentalType.unsignedInt64 {
            g_value_set_uint64(value, guint64(self))
        } else {
            try exactly(Int(exactly: self), storedType(value)).store(in: value)
        }
    }

    public nonisolated static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> UInt64 {
        if storedFundamental(value) == FundamentalType.unsignedInt64 { return UInt64(g_value_get_uint64(value)) }
        let number = try Int.load(from: value)
        guard let result = UInt64(exactly: number) else { throw .outOfRange(value: String(number), type: "UInt64") }
        return result
    }
}

extension Double: ValueConvertible {
    public static var valueType: GType { FundamentalType.double }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try store(in: value, named: "Double")
    }

    /// Stores the number in a `GValue`. Error messages contain `name`, the name of the Swift type.
    @MainActor
    func store(in value: UnsafeMutablePointer<GValue>, named name: @autoclosure () -> String) throws(ValueError) {
        switch storedFundamental(value) {
        case FundamentalType.double: g_value_set_double(value, self)
        case FundamentalType.float: g_value_set_float(value, Float(self))
        default:
            // A number without a fractional part can also be stored in an integer property.
            guard let number = Int(exactly: self), isInteger(storedFundamental(value)) else {
                throw .cannotStore(name(), in: value)
            }
            try number.store(in: value)
        }
    }

    public nonisolated static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Double {
        try load(from: value, named: "Double")
    }

    /// Returns the number in a `GValue`. Error messages contain `name`, the name of the Swift type.
    nonisolated static func load(
        from value: UnsafePointer<GValue>,
        named name: @autoclosure () -> String
    ) throws(ValueError) -> Double {
        switch storedFundamental(value) {
        case FundamentalType.double: return g_value_get_double(value)
        case FundamentalType.float: return Double(g_value_get_float(value))
        default: throw .cannotLoad(name(), from: value)
        }
    }
}

private func isInteger(_ type: GType) -> Bool {
    let types = [FundamentalType.char, FundamentalType.unsignedChar]
    return types.contains(type) || FundamentalType.int...FundamentalType.unsignedInt64 ~= type
}
