import CGtk

/// The conversion for objects whose type is a protocol that represents a C interface, such as `any Paintable`.
///
/// The C interface can't be determined from such a type. Therefore, `GValue`s and properties for such objects have the
/// type `GObject`.
final class InterfaceValueConversion<Content>: ValueConversion<Content> {
    init() { super.init(type: FundamentalType.object) }

    override func store(_ content: Content, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        if let object = content as? Object {
            try object.store(in: value)
        } else if let optional = content as? any OptionalContent, optional.isAbsent {
            try Object.storeNull(in: value)
        } else {
            throw .cannotStore("\(Swift.type(of: content))", in: value)
        }
    }

    override func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Content {
        let object = try Object?.load(from: value)
        guard let content = object as Any as? Content else {
            throw .wrongType(expected: "\(Content.self)", found: object?.typeName ?? "nil")
        }
        return content
    }

    /// Returns a Boolean value that indicates whether this conversion applies to a type. It applies to protocol types
    /// for objects, and to optionals of such types.
    static func converts(_ type: Content.Type) -> Bool {
        guard let optional = type as? any OptionalContent.Type else { return isObjectProtocol(type) }
        return isObjectProtocol(optional.wrappedType)
    }

    private static func isObjectProtocol<Type>(_ type: Type.Type) -> Bool {
        // These sizes identify class existentials. A class existential contains a reference and at least one witness
        // table, but is smaller than an `Any`.
        let sizes = 2 * MemoryLayout<AnyObject>.size..<MemoryLayout<Any>.size
        return FieldReflection.isExistential(type) && sizes.contains(MemoryLayout<Type>.size)
    }
}

/// An optional type, regardless of its wrapped type.
private protocol OptionalContent {
    static var wrappedType: Any.Type { get }
    var isAbsent: Bool { get }
}

extension Optional: OptionalContent {
    static var wrappedType: Any.Type { Wrapped.self }
    var isAbsent: Bool {
        if case .none = self { return true }
        return false
    }
}
