import CGtk

/// A value together with its type. Variants are used in settings, actions and D-Bus messages. `GVariant`.
///
/// - A variant is immutable, so you can use it on any thread.
/// - Two variants are equal if their types and contents are equal.
/// - GLib has several numeric types: `Variant(5)` has 64 bits (`x`). For other numeric types, there are initializers
///   such as `Variant(int32: 5)`.
//
// `@unchecked Sendable` is safe here, because a `GVariant` is immutable and its reference count is atomic.
public final class Variant: @unchecked Sendable {
    /// The `GVariant *`, valid as long as this object exists.
    public let pointer: UnsafeMutableRawPointer

    var variant: OpaquePointer { OpaquePointer(pointer) }

    /// The number of levels of nested variants that this variant contains.
    private let depth: Int

    /// Creates a variant from a `GVariant` and takes ownership of the reference. A floating reference is sunk.
    /// `g_variant_take_ref`.
    public convenience init(taking pointer: UnsafeMutableRawPointer) { self.init(taking: pointer, depth: 0) }

    private init(taking pointer: UnsafeMutableRawPointer, depth: Int) {
        g_variant_take_ref(OpaquePointer(pointer))
        self.pointer = pointer
        self.depth = depth
        LiveCount.variantCount.add(1, ordering: .relaxed)
    }

    /// Creates a variant from a `GVariant` and adds a reference. C keeps its own reference. If that reference is
    /// floating, it isn't sunk, because it belongs to C.
    private init(borrowing pointer: UnsafeMutableRawPointer) {
        g_variant_ref(OpaquePointer(pointer))
        self.pointer = pointer
        depth = 0
        LiveCount.variantCount.add(1, ordering: .relaxed)
    }

    /// Creates a variant from the result of a C constructor and takes ownership of it. Traps if the result is `NULL`.
    convenience init(made variant: OpaquePointer?) {
        guard let variant else { fatalError("GLib couldn't create a GVariant") }
        self.init(taking: UnsafeMutableRawPointer(variant))
    }

    /// Creates a variant from a `GVariant` that contains other variants, and takes ownership of it. Traps if the
    /// nesting is deeper than GLib supports.
    convenience init(made variant: OpaquePointer?, of children: [Variant]) {
        guard let variant else { fatalError("GLib couldn't create a GVariant") }
        let depth = (children.map(\.depth).max() ?? 0) + 1
        let limit = 128
        if depth > limit { fatalError("Variant: variants are nested more than \(limit) levels deep") }
        self.init(taking: UnsafeMutableRawPointer(variant), depth: depth)
    }

    deinit {
        g_variant_unref(variant)
        LiveCount.variantCount.subtract(1, ordering: .relaxed)
    }

    /// Creates a variant from text in the format of ``print(withTypes:)``, such as `{'width': <5>}`. `g_variant_parse`.
    ///
    /// Throws ``GLibError`` if the text isn't valid. The message contains the position of the error.
    ///
    /// - Parameter type: The expected type, or nil to infer it from the text.
    public convenience init(parsing text: String, as type: VariantType? = nil) throws(GLibError) {
        let text = terminated(text, "g_variant_parse: text")
        let parsed = try GLibError.check { g_variant_parse(type.map { OpaquePointer($0.pointer) }, text, nil, nil, $0) }
        guard let parsed else {
            throw GLibError(domain: "combine-gtk", code: 0, message: "Can't parse a variant from \"\(text)\"")
        }
        self.init(made: parsed)
    }

    /// The type string, such as `s` for a string or `a{sv}` for a dictionary. `g_variant_get_type_string`.
    public var typeString: String { String(cString: g_variant_get_type_string(variant)) }

    /// The type. `g_variant_get_type`.
    public var type: VariantType {
        VariantType(taking: VariantType.copy(UnsafeMutableRawPointer(g_variant_get_type(variant))))
    }

    /// Returns the value as text that ``init(parsing:as:)`` can parse. `g_variant_print`.
    ///
    /// - Parameter withTypes: A Boolean value that indicates whether the text includes types. They're included only
    ///   where the text would otherwise be ambiguous.
    public func print(withTypes: Bool = false) -> String {
        convertString(g_variant_print(variant, withTypes ? 1 : 0), .full)
    }

    /// A pointer with an additional reference, for a C parameter that takes ownership.
    @_spi(Binding)
    public var consumedPointer: UnsafeMutableRawPointer {
        g_variant_ref(variant)
        return pointer
    }
}

extension Variant: Hashable {
    public static func == (left: Variant, right: Variant) -> Bool {
        g_variant_equal(left.pointer, right.pointer) != 0
    }

    public func hash(into hasher: inout Hasher) {
        // The hash function of GLib doesn't support containers.
        if isContainer {
            hasher.combine(print(withTypes: true))
        } else {
            hasher.combine(g_variant_hash(pointer))
        }
    }
}

extension Variant: CustomStringConvertible {
    public var description: String { print(withTypes: true) }
}

@_spi(Binding) extension Variant: PointerConvertible {
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Variant {
        if transfer == .borrowed { return Variant(borrowing: pointer) }
        if transfer == .none { g_variant_ref_sink(OpaquePointer(pointer)) }
        return Variant(taking: pointer)
    }
}

extension Variant: NullableValue {
    public static var valueType: GType { FundamentalType.variant }

    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try Variant.check(value, "Variant")
        g_value_set_variant(value, variant)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Variant {
        guard storedType(value) == FundamentalType.variant else { throw .cannotLoad("Variant", from: value) }
        guard let variant = g_value_dup_variant(value) else {
            throw .wrongType(expected: "Variant", found: "a null GVariant")
        }
        return Variant(made: variant)
    }

    @MainActor
    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool {
        storedType(value) == FundamentalType.variant && g_value_get_variant(value) == nil
    }

    @MainActor
    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try check(value, "Variant?")
        g_value_set_variant(value, nil)
    }

    private static func check(_ value: UnsafePointer<GValue>, _ found: String) throws(ValueError) {
        guard storedType(value) == FundamentalType.variant else { throw .cannotStore(found, in: value) }
    }
}
