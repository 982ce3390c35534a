@_spi(Reflection) import Swift

/// A stored property of a class, or an element of a tuple, as reported by the reflection of the standard library.
struct ReflectedField {
    /// The name of the stored property or the label of the tuple element. It's empty for an element without a label.
    let name: String
    /// The offset in bytes, from the beginning of the object or tuple.
    let offset: Int
    /// The declared type of the stored property or tuple element.
    let type: Any.Type
}

/// Functions that find the fields of a type by reflection, without a value of the type.
enum FieldReflection {
    /// Returns the stored properties that a class itself declares. Inherited properties aren't included.
    static func fields(declaredBy swiftClass: AnyClass) -> ArraySlice<ReflectedField> {
        let all = fields(of: swiftClass)
        // Inherited fields precede the class's own fields.
        return all.dropFirst(_getSuperclass(swiftClass).map { fields(of: $0).count } ?? 0)
    }

    /// Returns the elements of a tuple type, or nil for another type. `Void` is the empty tuple.
    static func elements<Content>(of type: Content.Type) -> [ReflectedField]? {
        kind(of: type) == .tuple ? collect(type, _EachFieldOptions()) : nil
    }

    /// Returns a Boolean value that indicates whether a type is an existential type, such as `any Equatable`.
    static func isExistential<Content>(_ type: Content.Type) -> Bool {
        kind(of: type) == .existential
    }

    static func isEnumeration<Content>(_ type: Content.Type) -> Bool { kind(of: type) == .enum }

    private static func kind<Content>(of type: Content.Type) -> _MetadataKind? {
        var found: _MetadataKind?
        // Reflection reports the kind of a type only for the fields of another type. Therefore, a struct with a field
        // of this type is used.
        _ = _forEachField(of: SingleField<Content>.self) { _, _, _, kind in
            found = kind
            return false
        }
        return found
    }

    private static func fields(of swiftClass: AnyClass) -> [ReflectedField] {
        // The number is the raw value of `_EachFieldOptions.classType`. That constant is a global variable, so
        // concurrent code can't use it.
        collect(swiftClass, _EachFieldOptions(rawValue: 1))
    }

    private static func collect(_ type: Any.Type, _ options: _EachFieldOptions) -> [ReflectedField] {
        var found: [ReflectedField] = []
        _ = _forEachField(of: type, options: options) { name, offset, type, _ in
            found.append(ReflectedField(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return found
    }

    private struct SingleField<Content> {
        let content: Content
    }
}
