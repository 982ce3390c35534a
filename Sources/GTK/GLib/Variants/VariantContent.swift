import CGtk

// The content of a variant. Each property is nil if the variant doesn't have the corresponding type.
extension Variant {
    /// The Boolean value.
    public var bool: Bool? { isOf("b") ? g_variant_get_boolean(variant) != 0 : nil }

    /// The integer, which can have any size. It's nil if the number doesn't fit in an `Int`.
    public var int: Int? {
        switch typeString {
        case "y": Int(g_variant_get_byte(variant))
        case "n": Int(g_variant_get_int16(variant))
        case "q": Int(g_variant_get_uint16(variant))
        case "i": Int(g_variant_get_int32(variant))
        case "u": Int(g_variant_get_uint32(variant))
        case "x": Int(g_variant_get_int64(variant))
        case "t": Int(exactly: g_variant_get_uint64(variant))
        case "h": Int(g_variant_get_handle(variant))
        default: nil
        }
    }

    /// The unsigned 64-bit integer.
    public var uint64: UInt64? { isOf("t") ? UInt64(g_variant_get_uint64(variant)) : nil }

    /// The floating-point number.
    public var double: Double? { isOf("d") ? g_variant_get_double(variant) : nil }

    /// The string, object path or signature, as a string.
    public var string: String? {
        switch typeString {
        case "s", "o", "g": convertString(g_variant_get_string(variant, nil), .none)
        default: nil
        }
    }

    /// The array of strings, object paths or signatures, as strings.
    public var strings: [String]? {
        switch typeString {
        case "as", "ao", "ag": children.compactMap(\.string)
        default: nil
        }
    }

    /// The array of bytes.
    public var bytes: [UInt8]? {
        guard isOf("ay") else { return nil }
        var count: gsize = 0
        return convertBytes(g_variant_get_fixed_array(variant, &count, 1), count: Int(count), .none)
    }

    /// The dictionary with string keys. For a dictionary of the type `a{sv}`, the values are unboxed.
    public var dictionary: [String: Variant]? {
        guard typeString.hasPrefix("a{s") else { return nil }
        var result: [String: Variant] = [:]
        for entry in children {
            guard let key = entry[0].string else { return nil }
            result[key] = entry[1].boxed ?? entry[1]
        }
        return result
    }

    /// The variant that a variant of the type `v` contains.
    public var boxed: Variant? { isOf("v") ? Variant(made: g_variant_get_variant(variant)) : nil }

    /// The value that a maybe (optional) contains, such as the string in an `ms`. It's nil if the maybe is empty.
    public var maybe: Variant? {
        guard isMaybe else { return nil }
        return g_variant_get_maybe(variant).map { Variant(made: $0) }
    }

    /// A Boolean value that indicates whether the variant is a maybe (optional) without a value.
    public var isNothing: Bool { isMaybe && g_variant_n_children(variant) == 0 }

    // MARK: Children

    /// A Boolean value that indicates whether the variant can contain other variants. That's true for an array, a
    /// tuple, a dictionary entry, a maybe and a variant of the type `v`.
    public var isContainer: Bool { g_variant_is_container(variant) != 0 }

    /// The number of children, or 0 if the variant isn't a container.
    public var count: Int { isContainer ? Int(g_variant_n_children(variant)) : 0 }

    /// The children. The array is empty if the variant isn't a container.
    public var children: [Variant] { (0..<count).map { self[$0] } }

    /// Returns the child of a container at an index. Traps if the index is out of range. `g_variant_get_child_value`.
    public subscript(index: Int) -> Variant {
        guard index >= 0, index < count else {
            fatalError("Variant index \(index) is out of range: the variant has \(count) children")
        }
        return Variant(made: g_variant_get_child_value(variant, gsize(index)))
    }

    /// Returns the value for a key of a dictionary with string keys. For a dictionary of the type `a{sv}`, the value is
    /// unboxed. `g_variant_lookup_value`.
    public subscript(key: String) -> Variant? {
        guard typeString.hasPrefix("a{s") else { return nil }
        return g_variant_lookup_value(variant, key, nil).map { Variant(made: $0) }
    }

    private func isOf(_ type: String) -> Bool { typeString == type }

    private var isMaybe: Bool { typeString.hasPrefix("m") }
}

extension Variant {
    /// Traps if the variant isn't a dictionary of the type `a{sv}`. C reads the entries without checking the type.
    func requireDictionary(_ what: StaticString) {
        if typeString == "a{sv}" { return }
        fatalError("\(what): expected a variant of the type a{sv}, found \(typeString)")
    }
}
