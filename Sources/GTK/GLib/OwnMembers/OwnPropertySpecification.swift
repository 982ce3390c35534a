import CGtk

/// Creates the GLib specifications (`GParamSpec`) of properties that Swift classes declare.
@MainActor
enum OwnPropertySpecification {
    /// Returns a Boolean value that indicates whether GLib has a property specification for a type.
    static func canDescribe(_ type: GType) -> Bool {
        switch g_type_fundamental(type) {
        case FundamentalType.boolean, FundamentalType.char, FundamentalType.unsignedChar, FundamentalType.int,
            FundamentalType.unsignedInt, FundamentalType.int64, FundamentalType.unsignedInt64, FundamentalType.float,
            FundamentalType.double, FundamentalType.string, FundamentalType.enumeration, FundamentalType.flags,
            FundamentalType.boxed,
            FundamentalType.object, FundamentalType.param, FundamentalType.variant:
            return true
        case FundamentalType.interface:
            return g_type_is_a(type, FundamentalType.object) != 0
        default:
            return false
        }
    }

    /// Creates the specification of a property. The range of a number includes all values of the type. The default
    /// value is zero, empty or nil.
    static func make(_ name: String, _ type: GType, _ flags: GParamFlags) -> UnsafeMutablePointer<GParamSpec> {
        guard let made = find(name, type, flags) else {
            fatalError("GLib couldn't create a property \"\(name)\" of type \(registeredName(of: type))")
        }
        return made
    }

    private static func find(_ name: String, _ type: GType, _ flags: GParamFlags) -> UnsafeMutablePointer<GParamSpec>? {
        switch g_type_fundamental(type) {
        case FundamentalType.boolean: g_param_spec_boolean(name, nil, nil, 0, flags)
        case FundamentalType.char: g_param_spec_char(name, nil, nil, .min, .max, 0, flags)
        case FundamentalType.unsignedChar: g_param_spec_uchar(name, nil, nil, 0, .max, 0, flags)
        case FundamentalType.int: g_param_spec_int(name, nil, nil, .min, .max, 0, flags)
        case FundamentalType.unsignedInt: g_param_spec_uint(name, nil, nil, 0, .max, 0, flags)
        case FundamentalType.int64: g_param_spec_int64(name, nil, nil, .min, .max, 0, flags)
        case FundamentalType.unsignedInt64: g_param_spec_uint64(name, nil, nil, 0, .max, 0, flags)
        case FundamentalType.float: g_param_spec_float(name, nil, nil, -.infinity, .infinity, 0, flags)
        case FundamentalType.double: g_param_spec_double(name, nil, nil, -.infinity, .infinity, 0, flags)
        case FundamentalType.string: g_param_spec_string(name, nil, nil, nil, flags)
        case FundamentalType.enumeration: g_param_spec_enum(name, nil, nil, type, firstCase(of: type), flags)
        case FundamentalType.flags: g_param_spec_flags(name, nil, nil, type, 0, flags)
        case FundamentalType.boxed: g_param_spec_boxed(name, nil, nil, type, flags)
        case FundamentalType.param: g_param_spec_param(name, nil, nil, type, flags)
        case FundamentalType.variant: g_param_spec_variant(name, nil, nil, anyVariant, nil, flags)
        default: g_param_spec_object(name, nil, nil, type, flags)
        }
    }

    /// The variant type that matches any variant. `G_VARIANT_TYPE_ANY`.
    private static let anyVariant: OpaquePointer? = g_variant_type_new("*")

    /// Returns 0 if a case of an enumeration has the value 0. Otherwise, returns the value of the first case.
    private static func firstCase(of type: GType) -> gint {
        let enumeration = g_type_class_ref(type)
        defer { g_type_class_unref(enumeration) }
        guard let declared = enumeration?.assumingMemoryBound(to: GEnumClass.self) else { return 0 }
        return g_enum_get_value(declared, 0) == nil ? declared.pointee.values?.pointee.value ?? 0 : 0
    }

    /// Sets the default value in a specification. For types without default values in GLib, the default remains nil.
    static func setDefault(_ specification: UnsafeMutablePointer<GParamSpec>, _ value: UnsafePointer<GValue>) {
        switch g_type_fundamental(specification.pointee.value_type) {
        case FundamentalType.boolean: set(\GParamSpecBoolean.default_value, specification, g_value_get_boolean(value))
        case FundamentalType.char: set(\GParamSpecChar.default_value, specification, g_value_get_schar(value))
        case FundamentalType.unsignedChar: set(\GParamSpecUChar.default_value, specification, g_value_get_uchar(value))
        case FundamentalType.int: set(\GParamSpecInt.default_value, specification, g_value_get_int(value))
        case FundamentalType.unsignedInt: set(\GParamSpecUInt.default_value, specification, g_value_get_uint(value))
        case FundamentalType.int64: set(\GParamSpecInt64.default_value, specification, g_value_get_int64(value))
        case FundamentalType.unsignedInt64:
            set(\GParamSpecUInt64.default_value, specification, g_value_get_uint64(value))
        case FundamentalType.float: set(\GParamSpecFloat.default_value, specification, g_value_get_float(value))
        case FundamentalType.double: set(\GParamSpecDouble.default_value, specification, g_value_get_double(value))
        case FundamentalType.string:
            let text = UnsafeMutableRawPointer(specification).assumingMemoryBound(to: GParamSpecString.self)
            g_free(text.pointee.default_value)
            text.pointee.default_value = g_value_dup_string(value)
        case FundamentalType.enumeration: set(\GParamSpecEnum.default_value, specification, g_value_get_enum(value))
        case FundamentalType.flags: set(\GParamSpecFlags.default_value, specification, g_value_get_flags(value))
        default: break
        }
    }

    private static func set<Specification, Content>(
        _ field: WritableKeyPath<Specification, Content>,
        _ specification: UnsafeMutablePointer<GParamSpec>,
        _ content: Content
    ) {
        let specification = UnsafeMutableRawPointer(specification).assumingMemoryBound(to: Specification.self)
        specification.pointee[keyPath: field] = content
    }

    static func setRange<Number: RangedValue>(
        _ specification: UnsafeMutablePointer<GParamSpec>,
        _ range: ClosedRange<Number>
    ) {
        func set<Specification, Bound>(
            _ minimum: WritableKeyPath<Specification, Bound>,
            _ maximum: WritableKeyPath<Specification, Bound>,
            _ range: ClosedRange<Bound>
        ) {
            Self.set(minimum, specification, range.lowerBound)
            Self.set(maximum, specification, range.upperBound)
        }
        switch range {
        case let range as ClosedRange<Int>: set(\GParamSpecInt64.minimum, \.maximum, range)
        case let range as ClosedRange<Int64>:
            set(\GParamSpecInt64.minimum, \.maximum, gint64(range.lowerBound)...gint64(range.upperBound))
        case let range as ClosedRange<UInt64>:
            set(\GParamSpecUInt64.minimum, \.maximum, guint64(range.lowerBound)...guint64(range.upperBound))
        case let range as ClosedRange<Int32>: set(\GParamSpecInt.minimum, \.maximum, range)
        case let range as ClosedRange<UInt32>: set(\GParamSpecUInt.minimum, \.maximum, range)
        case let range as ClosedRange<Int8>: set(\GParamSpecChar.minimum, \.maximum, range)
        case let range as ClosedRange<UInt8>: set(\GParamSpecUChar.minimum, \.maximum, range)
        case let range as ClosedRange<Float>: set(\GParamSpecFloat.minimum, \.maximum, range)
        case let range as ClosedRange<Double>: set(\GParamSpecDouble.minimum, \.maximum, range)
        default: break
        }
        // With this flag, GLib clamps a value that is outside of the range. Without the flag, GLib rejects the value
        // and logs a message.
        specification.pointee.flags = GParamFlags(
            rawValue: specification.pointee.flags.rawValue | G_PARAM_LAX_VALIDATION.rawValue
        )
    }
}
