import CGtk
import Gsk

/// Checks the values of properties in a description, which are written as text.
@MainActor
enum PropertyText {
    /// Returns a description of the values that a property accepts, or nil if the text is valid.
    ///
    /// Only values of Boolean, numeric, enumeration and flags properties are checked. GTK itself checks other values,
    /// such as references to objects.
    static func expectation(
        of specification: UnsafeMutablePointer<GParamSpec>,
        for text: String,
        _ builder: OpaquePointer
    ) -> String? {
        let type = specification.pointee.value_type
        let family = g_type_fundamental(type)
        guard
            [FundamentalType.boolean, FundamentalType.enumeration, FundamentalType.flags].contains(family)
                || FundamentalType.char...FundamentalType.double ~= family
        else { return nil }
        var value = GValue()
        defer { if value.g_type != 0 { g_value_unset(&value) } }
        if gtk_builder_value_from_string(builder, specification, text, &value, nil) != 0 { return nil }
        switch family {
        case FundamentalType.boolean: return "true or false"
        case FundamentalType.enumeration: return "one of \(list(names(ofEnumeration: type)))"
        case FundamentalType.flags: return "any of \(list(names(ofFlags: type))), separated by |"
        default: return "a number"
        }
    }

    private static func names(ofEnumeration type: GType) -> [String] {
        guard let found = g_type_class_ref(type) else { return [] }
        defer { g_type_class_unref(found) }
        let declared = found.assumingMemoryBound(to: GEnumClass.self).pointee
        return (0..<Int(declared.n_values)).compactMap { declared.values[$0].value_nick.map { String(cString: $0) } }
    }

    private static func names(ofFlags type: GType) -> [String] {
        guard let found = g_type_class_ref(type) else { return [] }
        defer { g_type_class_unref(found) }
        let declared = found.assumingMemoryBound(to: GFlagsClass.self).pointee
        return (0..<Int(declared.n_values)).compactMap { declared.values[$0].value_nick.map { String(cString: $0) } }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
