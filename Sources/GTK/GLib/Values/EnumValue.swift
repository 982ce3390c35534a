import CGtk

/// A C enumeration. Numbers without a case, which a newer version of GTK may use, are preserved.
public protocol EnumValue: ValueConvertible {
    /// Creates the case for a number from C.
    init(rawValue: Int)
    /// The number in C.
    var rawValue: Int { get }
}

extension EnumValue {
    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedType(value) == Self.valueType else { throw .cannotStore("\(Self.self)", in: value) }
        // Older versions of GLib register some types as enumerations that newer versions register as flags.
        if storedFundamental(value) == FundamentalType.flags {
            return g_value_set_flags(value, guint(truncatingIfNeeded: rawValue))
        }
        guard let number = gint(exactly: rawValue) else {
            throw .outOfRange(value: String(rawValue), type: registeredName(of: storedType(value)))
        }
        g_value_set_enum(value, number)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        guard storedType(value) == valueType else { throw .cannotLoad("\(Self.self)", from: value) }
        let isFlags = storedFundamental(value) == FundamentalType.flags
        return Self(rawValue: isFlags ? Int(g_value_get_flags(value)) : Int(g_value_get_enum(value)))
    }
}
