import CGtk

extension String: ValueConvertible {
    public static var valueType: GType { FundamentalType.string }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedFundamental(value) == FundamentalType.string else { throw .cannotStore("String", in: value) }
        g_value_set_string(value, terminated(self, "g_value_set_string: v_string"))
    }

    /// Returns the string in a `GValue`. `NULL` becomes an empty string. To distinguish the two, use `String?`.
    public nonisolated static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> String {
        guard storedFundamental(value) == FundamentalType.string else { throw .cannotLoad("String", from: value) }
        return g_value_get_string(value).map { String(cString: $0) } ?? ""
    }
}
