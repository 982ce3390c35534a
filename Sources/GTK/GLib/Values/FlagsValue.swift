import CGtk

/// A C flags type as a Swift option set. Flags without a name in Swift, which a newer version of GTK may use, are
/// preserved.
public protocol FlagsValue: OptionSet, ValueConvertible where RawValue == Int {}

extension FlagsValue {
    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard heldType(value) == Self.valueType else {
            throw .wrongType(expected: registeredName(of: heldType(value)), found: "\(Self.self)")
        }
        guard let bits = guint(exactly: rawValue) else {
            throw .outOfRange(value: String(rawValue), type: registeredName(of: heldType(value)))
        }
        g_value_set_flags(value, bits)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        guard heldType(value) == valueType else {
            throw .wrongType(expected: "\(Self.self)", found: registeredName(of: heldType(value)))
        }
        return Self(rawValue: Int(g_value_get_flags(value)))
    }
}
