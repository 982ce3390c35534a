import CGtk

/// A C flags type as a Swift option set. Flags without a name in Swift, which a newer version of GTK may use, are
/// preserved.
public protocol FlagsValue: OptionSet, ValueConvertible where RawValue == Int {}

extension FlagsValue {
    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedType(value) == Self.valueType else { throw .cannotStore("\(Self.self)", in: value) }
        guard let bits = guint(exactly: rawValue) else {
            throw .outOfRange(value: String(rawValue), type: registeredName(of: storedType(value)))
        }
        g_value_set_flags(value, bits)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        guard storedType(value) == valueType else { throw .cannotLoad("\(Self.self)", from: value) }
        return Self(rawValue: Int(g_value_get_flags(value)))
    }
}
