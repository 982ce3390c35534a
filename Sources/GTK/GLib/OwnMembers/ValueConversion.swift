import CGtk

/// A conversion between values of a Swift type and `GValue`s. The conversion is chosen at run time. There are
/// conversions for ``ValueConvertible`` types, enumerations and interfaces. Values of all other types are boxed.
@MainActor
package class ValueConversion<Content> {
    /// The C type of the `GValue`s.
    package let type: GType

    init(type: GType) { self.type = type }

    /// Stores a value in a `GValue`, whose type is already set.
    package func store(_ content: Content, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        fatalError("\(Self.self) must override store(_:in:)")
    }

    package func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Content {
        fatalError("\(Self.self) must override load(from:)")
    }

    package static func make() -> ValueConversion<Content> {
        if let convertible = Content.self as? any ValueConvertible.Type, let direct = direct(convertible) {
            return direct
        }
        if let cases = Content.self as? any (CaseIterable & Hashable).Type, let named = enumeration(cases) {
            return named
        }
        return InterfaceValueConversion.converts(Content.self) ? InterfaceValueConversion() : BoxedConversion()
    }

    /// Returns the conversion for a `ValueConvertible` type. Returns nil if GLib doesn't have a property specification
    /// for its C type.
    private static func direct<Convertible: ValueConvertible>(_ type: Convertible.Type) -> ValueConversion<Content>? {
        guard OwnPropertySpecification.canDescribe(type.valueType) else { return nil }
        return DirectConversion<Convertible>(type: type.valueType) as? ValueConversion<Content>
    }

    /// Returns the conversion for an enumeration without associated values.
    private static func enumeration<Case: CaseIterable & Hashable>(_ type: Case.Type) -> ValueConversion<Content>? {
        EnumerationType<Case>.find().flatMap { EnumerationConversion($0) as? ValueConversion<Content> }
    }
}

/// The conversion for Swift enumerations that don't conform to ``ValueConvertible``.
private final class EnumerationConversion<Case: CaseIterable & Hashable>: ValueConversion<Case> {
    private let enumeration: EnumerationType<Case>

    init(_ enumeration: EnumerationType<Case>) {
        self.enumeration = enumeration
        super.init(type: enumeration.type)
    }

    override func store(_ content: Case, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try enumeration.store(content, in: value)
    }

    override func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Case {
        try enumeration.load(from: value)
    }
}

private final class DirectConversion<Content: ValueConvertible>: ValueConversion<Content> {
    override func store(_ content: Content, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try content.store(in: value)
    }

    override func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Content {
        try Content.load(from: value)
    }
}

/// The conversion for values without a GLib type. See ``SwiftValueType``.
private final class BoxedConversion<Content>: ValueConversion<Content> {
    init() { super.init(type: SwiftValueType.gType(of: Content.self)) }

    override func store(_ content: Content, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedType(value) == type else { throw .cannotStore("\(Content.self)", in: value) }
        g_value_take_boxed(value, Unmanaged.passRetained(SwiftValueBox(content)).toOpaque())
    }

    override func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Content {
        guard storedType(value) == type else { throw .cannotLoad("\(Content.self)", from: value) }
        guard let box = g_value_get_boxed(value) else {
            throw .wrongType(expected: "\(Content.self)", found: "a null \(registeredName(of: type))")
        }
        return Unmanaged<SwiftValueBox<Content>>.fromOpaque(box).takeUnretainedValue().content
    }
}
