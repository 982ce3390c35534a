import CGtk

extension Variant {
    /// Creates a Boolean, `b`.
    public convenience init(_ value: Bool) {
        self.init(made: g_variant_new_boolean(value ? 1 : 0))
    }

    /// Creates a signed 64-bit number, `x`.
    public convenience init(_ value: Int) {
        self.init(made: g_variant_new_int64(gint64(value)))
    }

    /// Creates a byte, `y`.
    public convenience init(byte value: UInt8) {
        self.init(made: g_variant_new_byte(value))
    }

    /// Creates a signed 16-bit number, `n`.
    public convenience init(int16 value: Int16) {
        self.init(made: g_variant_new_int16(value))
    }

    /// Creates an unsigned 16-bit number, `q`.
    public convenience init(uint16 value: UInt16) {
        self.init(made: g_variant_new_uint16(value))
    }

    /// Creates a signed 32-bit number, `i`.
    public convenience init(int32 value: Int32) {
        self.init(made: g_variant_new_int32(value))
    }

    /// Creates an unsigned 32-bit number, `u`.
    public convenience init(uint32 value: UInt32) {
        self.init(made: g_variant_new_uint32(value))
    }

    /// Creates a signed 64-bit number, `x`.
    public convenience init(int64 value: Int64) {
        self.init(Int(value))
    }

    /// Creates an unsigned 64-bit number, `t`.
    public convenience init(uint64 value: UInt64) {
        self.init(made: g_variant_new_uint64(guint64(value)))
    }

    /// Creates a D-Bus handle, `h`: the index of a file descriptor that is sent with a message.
    public convenience init(handle value: Int32) {
        self.init(made: g_variant_new_handle(value))
    }

    /// Creates a floating-point number, `d`.
    public convenience init(_ value: Double) {
        self.init(made: g_variant_new_double(value))
    }

    /// Creates a string, `s`.
    public convenience init(_ value: String) {
        self.init(made: g_variant_new_string(terminated(value, "g_variant_new_string: string")))
    }

    /// Creates a D-Bus object path, `o`, or nil if the string isn't a valid path.
    public convenience init?(objectPath value: String) {
        // C would read the path only up to a null character.
        guard !holdsNul(value), g_variant_is_object_path(value) != 0 else { return nil }
        self.init(made: g_variant_new_object_path(value))
    }

    /// Creates a D-Bus signature, `g`, or nil if the string isn't a valid signature.
    public convenience init?(signature value: String) {
        guard !holdsNul(value), g_variant_is_signature(value) != 0 else { return nil }
        self.init(made: g_variant_new_signature(value))
    }

    /// Creates an array of strings, `as`.
    public convenience init(_ values: [String]) {
        let strings = TemporaryStrings(values, "g_variant_new_strv: strv")
        defer { strings.free() }
        self.init(made: g_variant_new_strv(strings.fullyConstantPointer, gssize(values.count)))
    }

    /// Creates an array of bytes, `ay`.
    public convenience init(bytes values: [UInt8]) {
        self.init(made: g_variant_new_fixed_array(Variant.byteType, values, gsize(values.count), 1))
    }

    /// Creates an array of variants of one type.
    ///
    /// - Parameter elementType: The type of the elements. It's required only for an empty array. An element of another
    ///   type traps.
    public convenience init(_ elements: [Variant], elementType: VariantType? = nil) {
        let type: OpaquePointer
        if let elementType {
            type = OpaquePointer(elementType.pointer)
        } else if let first = elements.first {
            type = g_variant_get_type(first.variant)
        } else {
            fatalError("The Variant of an empty array requires an elementType")
        }
        for element in elements where g_variant_is_of_type(element.variant, type) == 0 {
            let expected = convertString(g_variant_type_dup_string(type), .full)
            fatalError("The Variant of an array of \(expected) can't contain a variant of type \(element.typeString)")
        }
        self.init(made: g_variant_new_array(type, elements.map { $0.variant }, gsize(elements.count)), of: elements)
    }

    /// Creates a dictionary with string keys and variants of any type as values, `a{sv}`. Its entries are sorted by
    /// key.
    public convenience init(_ entries: [String: Variant]) {
        let sorted = entries.sorted { $0.key < $1.key }
        self.init(
            sorted.map { Variant(key: Variant($0.key), value: Variant(boxed: $0.value)) },
            elementType: VariantType("{sv}")
        )
    }

    /// Creates a dictionary entry, such as `{sv}`. The key is a number, a string or a Boolean value. Any other key
    /// traps.
    public convenience init(key: Variant, value: Variant) {
        guard g_variant_type_is_basic(g_variant_get_type(key.variant)) != 0 else {
            fatalError("A variant of type \(key.typeString) can't be the key of a dictionary")
        }
        self.init(made: g_variant_new_dict_entry(key.variant, value.variant), of: [value])
    }

    /// Creates a tuple, such as `(si)`.
    public convenience init(tuple elements: [Variant]) {
        self.init(made: g_variant_new_tuple(elements.map { $0.variant }, gsize(elements.count)), of: elements)
    }

    /// Creates a maybe that contains a value, such as `ms`.
    public convenience init(maybe value: Variant) {
        self.init(made: g_variant_new_maybe(nil, value.variant), of: [value])
    }

    /// Creates an empty maybe, such as `ms`.
    ///
    /// - Parameter type: The type of the missing value.
    public convenience init(nothingOf type: VariantType) {
        self.init(made: g_variant_new_maybe(OpaquePointer(type.pointer), nil))
    }

    /// Creates a variant that contains another variant, `v`.
    public convenience init(boxed value: Variant) {
        self.init(made: g_variant_new_variant(value.variant), of: [value])
    }

    // The built-in variant types are pointers to strings, and `G_VARIANT_TYPE_BYTE` is a macro that Swift can't import.
    // `nonisolated(unsafe)` is safe here, because the pointer never changes.
    private nonisolated(unsafe) static let byteType: OpaquePointer = {
        guard let type = g_variant_type_new("y") else { fatalError("GLib couldn't create a GVariantType") }
        return type
    }()
}
