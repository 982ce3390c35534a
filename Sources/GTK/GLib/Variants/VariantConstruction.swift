import CGtk

extension Variant {
    /// Creates a variant that contains a Boolean value. Its type string is `b`.
    public convenience init(_ value: Bool) { self.init(made: g_variant_new_boolean(value ? 1 : 0)) }

    /// Creates a variant that contains a signed 64-bit integer. Its type string is `x`.
    public convenience init(_ value: Int) { self.init(made: g_variant_new_int64(gint64(value))) }

    /// Creates a variant that contains a byte. Its type string is `y`.
    public convenience init(byte value: UInt8) { self.init(made: g_variant_new_byte(value)) }

    /// Creates a variant that contains a signed 16-bit integer. Its type string is `n`.
    public convenience init(int16 value: Int16) { self.init(made: g_variant_new_int16(value)) }

    /// Creates a variant that contains an unsigned 16-bit integer. Its type string is `q`.
    public convenience init(uint16 value: UInt16) { self.init(made: g_variant_new_uint16(value)) }

    /// Creates a variant that contains a signed 32-bit integer. Its type string is `i`.
    public convenience init(int32 value: Int32) { self.init(made: g_variant_new_int32(value)) }

    /// Creates a variant that contains an unsigned 32-bit integer. Its type string is `u`.
    public convenience init(uint32 value: UInt32) { self.init(made: g_variant_new_uint32(value)) }

    /// Creates a variant that contains a signed 64-bit integer. Its type string is `x`.
    public convenience init(int64 value: Int64) { self.init(Int(value)) }

    /// Creates a variant that contains an unsigned 64-bit integer. Its type string is `t`.
    public convenience init(uint64 value: UInt64) { self.init(made: g_variant_new_uint64(guint64(value))) }

    /// Creates a variant that contains a D-Bus handle. A handle is the index of a file descriptor that is sent with a
    /// message. The variant's type string is `h`.
    public convenience init(handle value: Int32) { self.init(made: g_variant_new_handle(value)) }

    /// Creates a variant that contains a floating-point number. Its type string is `d`.
    public convenience init(_ value: Double) { self.init(made: g_variant_new_double(value)) }

    /// Creates a variant that contains a string. Its type string is `s`.
    public convenience init(_ value: String) {
        self.init(made: g_variant_new_string(terminated(value, "g_variant_new_string: string")))
    }

    /// Creates a variant that contains a D-Bus object path, or returns nil if the string isn't a valid path. Its type
    /// string is `o`.
    public convenience init?(objectPath value: String) {
        // C would ignore everything after a null character in the path.
        guard !containsNul(value), g_variant_is_object_path(value) != 0 else { return nil }
        self.init(made: g_variant_new_object_path(value))
    }

    /// Creates a variant that contains a D-Bus signature, or returns nil if the string isn't a valid signature. Its
    /// type string is `g`.
    public convenience init?(signature value: String) {
        guard !containsNul(value), g_variant_is_signature(value) != 0 else { return nil }
        self.init(made: g_variant_new_signature(value))
    }

    /// Creates a variant that contains an array of strings. Its type string is `as`.
    public convenience init(_ values: [String]) {
        let strings = TemporaryStrings(values, "g_variant_new_strv: strv")
        defer { strings.free() }
        self.init(made: g_variant_new_strv(strings.fullyConstantPointer, gssize(values.count)))
    }

    /// Creates a variant that contains an array of bytes. Its type string is `ay`.
    public convenience init(bytes values: [UInt8]) {
        self.init(made: g_variant_new_fixed_array(Variant.byteType, values, gsize(values.count), 1))
    }

    /// Creates a variant that contains an array of variants, which must all have the same type.
    ///
    /// - Parameter elementType: The type of the elements. If the array is empty, you must pass a type. The initializer
    ///   traps if an element has a different type.
    public convenience init(_ elements: [Variant], elementType: VariantType? = nil) {
        let type: OpaquePointer
        if let elementType {
            type = OpaquePointer(elementType.pointer)
        } else if let first = elements.first {
            type = g_variant_get_type(first.variant)
        } else {
            fatalError("Variant: an empty array requires an elementType")
        }
        for element in elements where g_variant_is_of_type(element.variant, type) == 0 {
            let expected = convertString(g_variant_type_dup_string(type), .full)
            fatalError("Variant: an array of \(expected) can't contain a variant of type \(element.typeString)")
        }
        self.init(made: g_variant_new_array(type, elements.map { $0.variant }, gsize(elements.count)), of: elements)
    }

    /// Creates a variant that contains a dictionary with string keys and variants of any type as values. Its type
    /// string is `a{sv}`. The entries are sorted by key.
    public convenience init(_ entries: [String: Variant]) {
        let sorted = entries.sorted { $0.key < $1.key }
        self.init(
            sorted.map { Variant(key: Variant($0.key), value: Variant(boxed: $0.value)) },
            elementType: VariantType("{sv}")
        )
    }

    /// Creates a variant that contains a dictionary entry. Its type string is `{sv}`, for example. The key must be a
    /// number, a string or a Boolean value. The initializer traps if the key has another type.
    public convenience init(key: Variant, value: Variant) {
        guard g_variant_type_is_basic(g_variant_get_type(key.variant)) != 0 else {
            fatalError("A variant of type \(key.typeString) can't be the key of a dictionary")
        }
        self.init(made: g_variant_new_dict_entry(key.variant, value.variant), of: [value])
    }

    /// Creates a variant that contains a tuple. Its type string is `(si)`, for example.
    public convenience init(tuple elements: [Variant]) {
        self.init(made: g_variant_new_tuple(elements.map { $0.variant }, gsize(elements.count)), of: elements)
    }

    /// Creates a variant that contains a maybe (optional) with a value. Its type string is `ms`, for example.
    public convenience init(maybe value: Variant) {
        self.init(made: g_variant_new_maybe(nil, value.variant), of: [value])
    }

    /// Creates a variant that contains a maybe (optional) without a value. Its type string is `ms`, for example.
    ///
    /// - Parameter type: The type of the missing value.
    public convenience init(nothingOf type: VariantType) {
        self.init(made: g_variant_new_maybe(OpaquePointer(type.pointer), nil))
    }

    /// Creates a variant that contains another variant. Its type string is `v`.
    public convenience init(boxed value: Variant) { self.init(made: g_variant_new_variant(value.variant), of: [value]) }

    // GLib defines the type of a byte as the macro `G_VARIANT_TYPE_BYTE`, which Swift can't import.
    // `nonisolated(unsafe)` is safe here, because the pointer never changes.
    private nonisolated(unsafe) static let byteType: OpaquePointer = {
        guard let type = g_variant_type_new("y") else { fatalError("GLib couldn't create a GVariantType") }
        return type
    }()
}
