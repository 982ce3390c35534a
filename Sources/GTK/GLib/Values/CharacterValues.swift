import CGtk

/// A character. GTK stores it as a `guint`, in which 0 represents the null character.
extension Unicode.Scalar: ValueConvertible {
    public static var valueType: GType { FundamentalType.unsignedInt }

    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedType(value) == FundamentalType.unsignedInt else { throw .cannotStore("Unicode.Scalar", in: value) }
        g_value_set_uint(value, self.value)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Unicode.Scalar {
        guard storedType(value) == FundamentalType.unsignedInt else { throw .cannotLoad("Unicode.Scalar", from: value) }
        let number = g_value_get_uint(value)
        guard let scalar = Unicode.Scalar(number) else {
            throw .outOfRange(value: String(number), type: "Unicode.Scalar")
        }
        return scalar
    }
}
