extension SwiftType {
    package func spelled(in module: String) -> String {
        switch self {
        case .void: return "Void"
        case .bool: return "Bool"
        case .integer("guint64"): return "UInt64"
        case .integer: return "Int"
        case .byte: return "UInt8"
        case .double: return "Double"
        case .character: return "Unicode.Scalar"
        case .key: return "Key"
        case .type: return "GType"
        case .metatype: return "any ValueConvertible.Type"
        case .string, .fileName: return "String"
        case .interface(let name, let isClass): return (isClass ? "" : "any ") + name.spelled(in: module)
        case .object(let name), .record(let name), .enumeration(let name, _, _), .flags(let name, _):
            return name.spelled(in: module)
        case .closure(let type): return type.name.spelled(in: module)
        case .value: return "Value"
        case .error: return "GLibError"
        case .array(let element, _): return "[\(element.spelled(in: module))]"
        case .bytes: return "[UInt8]"
        case .dictionary(let key, let value): return "[\(key.spelled(in: module)): \(value.spelled(in: module))]"
        case .range: return "Range<Int>"
        case .named(let name): return name
        case .duration: return "Duration"
        case .priority: return "MainContext.Priority"
        case .pointer: return "UnsafeMutableRawPointer?"
        case .tuple(let elements):
            let parts = elements.map { element in
                (element.label.map { Spelling.local($0) + ": " } ?? "") + element.type.spelled(in: module)
            }
            return "(\(parts.joined(separator: ", ")))"
        case .optional(let type):
            let text = type.spelled(in: module)
            return text.hasPrefix("any ") ? "(\(text))?" : text + "?"
        }
    }
}
