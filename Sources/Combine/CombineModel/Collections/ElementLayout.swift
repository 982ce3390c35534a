import Synchronization

@_spi(Reflection) import Swift

/// The layout of a type in memory, as far as it's known from the type's metadata.
package struct ElementLayout: Sendable {
    /// The ranges of bytes that contain the values of the type. The other bytes are padding, whose contents are
    /// undefined. If the padding of a type isn't known, the ranges include the padding.
    package let bytes: [Range<Int>]
    /// A Boolean value that indicates whether instances with equal bytes have equal contents.
    ///
    /// It's false if an instance can contain an object, because the object's properties can change. The property is
    /// also false if the contents aren't known, for example for a closure, an existential or an enumeration with
    /// associated values.
    package let isValue: Bool

    private static let known = Mutex<[ObjectIdentifier: ElementLayout]>([:])

    /// Returns the layout of a type.
    package static func of<Element>(_ type: Element.Type) -> ElementLayout {
        let key = ObjectIdentifier(type)
        if let layout = known.withLock({ $0[key] }) { return layout }
        // The runtime only lists the fields of structures. It reports the kind of a type only together with a field of
        // that type. Therefore, the type is wrapped in a structure.
        let fields = fields(of: Wrapper<Element>.self)
        var examined: Set<ObjectIdentifier> = []
        let layout = ElementLayout(
            bytes: fields.isEmpty ? [0..<MemoryLayout<Element>.size] : joined(fields.flatMap(bytes)),
            isValue: !fields.isEmpty && fields.allSatisfy { isValue($0, &examined) }
        )
        known.withLock { $0[key] = layout }
        return layout
    }

    private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.reduce(into: []) { joined, range in
            if let last = joined.last, last.upperBound == range.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<range.upperBound
            } else {
                joined.append(range)
            }
        }
    }

    private struct Wrapper<Value> {
        let value: Value
    }

    /// A stored property of a structure.
    private struct Field {
        let offset: Int
        let type: Any.Type
        let isStructure: Bool

        /// The range of bytes of the property.
        var bytes: Range<Int> { offset..<offset + ElementLayout.memory(of: type).size }
    }

    /// The size and alignment of a type, and a Boolean value that indicates whether its values can be copied bytewise.
    private struct Memory {
        let size: Int
        let alignment: Int
        let isTrivial: Bool

        init<Value>(_ type: Value.Type) {
            size = MemoryLayout<Value>.size
            alignment = MemoryLayout<Value>.alignment
            isTrivial = _isPOD(type)
        }
    }

    private static func memory(of type: Any.Type) -> Memory {
        // The compiler accepts only a local function here.
        func memory<Value>(of type: Value.Type) -> Memory { Memory(type) }
        return _openExistential(type, do: memory)
    }

    private static func bytes(of field: Field) -> [Range<Int>] {
        let parts = field.isStructure && field.type != String.self ? fields(of: field.type) : []
        if parts.isEmpty { return field.bytes.isEmpty ? [] : [field.bytes] }
        return parts.flatMap(bytes).map { field.offset + $0.lowerBound..<field.offset + $0.upperBound }
    }

    /// - Parameter known: The types whose examination has already begun. They prevent endless recursion, because a
    ///   structure can contain an array of itself.
    private static func isValue(_ field: Field, _ known: inout Set<ObjectIdentifier>) -> Bool {
        if memory(of: field.type).isTrivial || field.type == String.self { return true }
        guard known.insert(ObjectIdentifier(field.type)).inserted else { return true }
        if let container = field.type as? any ValueContainer.Type {
            let contents = container.wrappers.flatMap(fields)
            return !contents.isEmpty && contents.allSatisfy { isValue($0, &known) }
        }
        let parts = field.isStructure ? fields(of: field.type) : []
        // Without reflection metadata, there are no fields, and the type doesn't count as a value.
        return !parts.isEmpty && parts.allSatisfy { isValue($0, &known) }
    }

    /// Returns the stored properties of a structure, in order. Returns an empty array if they aren't known.
    private static func fields(of structure: Any.Type) -> [Field] {
        var fields: [Field] = []
        _forEachField(of: structure) { _, offset, type, kind in
            fields.append(Field(offset: offset, type: type, isStructure: kind == .struct))
            return true
        }
        // Without metadata for reflection, fields or their types are missing. Therefore, check that the fields fill the
        // structure.
        var end = 0
        for field in fields {
            let alignment = memory(of: field.type).alignment
            guard field.offset == (end + alignment - 1) / alignment * alignment else { return [] }
            end = field.bytes.upperBound
        }
        return end == memory(of: structure).size ? fields : []
    }

    /// Returns a structure whose only field has the given type.
    fileprivate static func wrapper<Value>(of type: Value.Type) -> Any.Type { Wrapper<Value>.self }
}

/// A collection or an optional. If the contents of a container are values, the container also counts as a value,
/// although its storage is an object.
private protocol ValueContainer {
    /// One structure for each type that the container can contain. The structure has a single field of that type.
    static var wrappers: [Any.Type] { get }
}

extension Optional: ValueContainer {
    fileprivate static var wrappers: [Any.Type] { [ElementLayout.wrapper(of: Wrapped.self)] }
}

extension Array: ValueContainer {
    fileprivate static var wrappers: [Any.Type] { [ElementLayout.wrapper(of: Element.self)] }
}

extension Set: ValueContainer {
    fileprivate static var wrappers: [Any.Type] { [ElementLayout.wrapper(of: Element.self)] }
}

extension Dictionary: ValueContainer {
    fileprivate static var wrappers: [Any.Type] {
        [ElementLayout.wrapper(of: Key.self), ElementLayout.wrapper(of: Value.self)]
    }
}
