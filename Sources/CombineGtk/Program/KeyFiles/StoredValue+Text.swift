import CGtk
import GLib

/// The representation of a value in a settings file, in the GVariant text format, for example `'far'`, `true` or
/// `[1, 2]`.
extension StoredValue {
    var text: String {
        let variant = g_variant_ref_sink(makeVariant(wide: !isNarrow))
        defer { g_variant_unref(variant) }
        // Includes the type where the text would otherwise be ambiguous, for example for a large integer or an empty
        // array.
        let text = g_variant_print(variant, gboolean(1))
        defer { g_free(text) }
        return text.map { String(cString: $0) } ?? ""
    }

    /// Parses a value. Throws a GLib error if the text isn't valid or has a type that settings don't support.
    init(text: String) throws(GLibError) {
        let parsed = try GLibError.check { g_variant_parse(nil, text, nil, nil, $0) }
        guard let parsed else { throw GLibError(domain: "combine-gtk", code: 0, message: "the text contains no value") }
        defer { g_variant_unref(parsed) }
        guard let value = StoredValue(variant: parsed) else {
            let type = String(cString: g_variant_get_type_string(parsed))
            throw GLibError(
                domain: "combine-gtk",
                code: 0,
                message: "settings can't contain values of type \"\(type)\""
            )
        }
        self = value
    }

    /// A Boolean value that indicates whether all integers in the value fit into 32 bits. GLib writes such integers
    /// without a type.
    private var isNarrow: Bool {
        switch self {
        case .int(let number): Int32(exactly: number) != nil
        case .array(let values): values.allSatisfy(\.isNarrow)
        default: true
        }
    }

    private func makeVariant(wide: Bool) -> OpaquePointer? {
        switch self {
        case .bool(let value): return g_variant_new_boolean(gboolean(value ? 1 : 0))
        case .int(let value): return wide ? g_variant_new_int64(gint64(value)) : g_variant_new_int32(gint32(value))
        case .double(let value): return g_variant_new_double(value)
        // A C string can't contain a null character. Comparing the characters of a long string takes seconds.
        case .string(let value):
            return g_variant_new_string(value.utf8.contains(0) ? value.substituting("\0", with: "\u{FFFD}") : value)
        case .array(let values):
            var variants = values.map { $0.makeVariant(wide: wide) }
            let types = Set(variants.map { $0.map { String(cString: g_variant_get_type_string($0)) } })
            // The elements can have different types. For example, an empty array and an array of numbers have different
            // types. Each element is then stored as a variant.
            if types.count > 1 { variants = variants.map { g_variant_new_variant($0) } }
            let empty = variants.isEmpty ? g_variant_type_new("s") : nil
            defer { if let empty { g_variant_type_free(empty) } }
            return g_variant_new_array(empty, variants, gsize(variants.count))
        }
    }

    private init?(variant: OpaquePointer) {
        switch g_variant_classify(variant) {
        case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(variant) != 0)
        case G_VARIANT_CLASS_INT32: self = .int(Int(g_variant_get_int32(variant)))
        case G_VARIANT_CLASS_INT64: self = .int(Int(g_variant_get_int64(variant)))
        case G_VARIANT_CLASS_DOUBLE:
            let number = g_variant_get_double(variant)
            if number.isNaN { return nil }
            self = .double(number)
        case G_VARIANT_CLASS_STRING: self = .string(String(cString: g_variant_get_string(variant, nil)))
        case G_VARIANT_CLASS_VARIANT, G_VARIANT_CLASS_ARRAY:
            var values: [StoredValue] = []
            for index in 0..<g_variant_n_children(variant) {
                guard let child = g_variant_get_child_value(variant, index) else { return nil }
                defer { g_variant_unref(child) }
                guard let value = StoredValue(variant: child) else { return nil }
                values.append(value)
            }
            if g_variant_classify(variant) == G_VARIANT_CLASS_ARRAY {
                self = .array(values)
            } else if let value = values.first {
                self = value
            } else {
                return nil
            }
        default: return nil
        }
    }
}
