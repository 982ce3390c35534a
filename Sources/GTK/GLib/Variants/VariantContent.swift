import CGtk

// Each of these properties is nil if the variant has another type.
extension Variant {
    /// The content of a Boolean.
    public var bool: Bool? {
        isOf("b") ? g_variant_get_boolean(variant) != 0 : nil
    }

    /// The value of an integer of any size. It's nil if the number doesn't fit an `Int`.
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

    /// The content of an unsigned 64-bit number.
    public var uint64: UInt64? {
        isOf("t") ? UInt64(g_variant_get_uint64(variant)) : nil
    }

    /// The content of a floating-point number.
    public var double: Double? {
        isOf("d") ? g_variant_get_double(variant) : nil
    }

    /// The content of a string, an object path or a signature.
    public var string: String? {
        switch typeString {
        case "s", "o", "g": convertString(g_variant_get_string(variant, nil), .none)
        default: nil
        }
    }

    /// The content of an array of strings, object paths or signatures.
    public var strings: [String]? {
        switch typeString {
        case "as", "ao", "ag": children.compactMap(\.string)
        default: nil
        }
    }

    /// The content of an array of bytes.
    public var bytes: [UInt8]? {
        guard isOf("ay") else { return nil }
        var count: gsize = 0
        return convertBytes(g_variant_get_fixed_array(variant, &count, 1), count: Int(count), .none)
    }

    /// The content of a dictionary with string keys. Values of `a{sv}` are unboxed.
    public var dictionary: [String: Variant]? {
        guard typeString.hasPrefix("a{s") else { return nil }
        var result: [String: Variant] = [:]
        for entry in children {
            guard let key = entry[0].string else { return nil }
            result[key] = entry[1].boxed ?? entry[1]
        }
        return result
    }

    /// The variant that is boxed in a variant of the type `v`.
    public var boxed: Variant? {
        isOf("v") ? Variant(made: g_variant_get_variant(variant)) : nil
    }

    /// The value that a maybe contains, such as the string in an `ms`, or nil if the maybe is empty.
    public var maybe: Variant? {
        guard isMaybe else { return nil }
        return g_variant_get_maybe(variant).map { Variant(made: $0) }
    }

    /// A Boolean value that indicates whether the variant is an empty maybe.
    public var isNothing: Bool {
        isMaybe && g_variant_n_children(variant) == 0
    }

    // MARK: Children

    /// A Boolean value that indicates whether the variant can contain other variants: an array, a tuple, a dictionary
    /// entry, a maybe or a box.
    public var isContainer: Bool { g_variant_is_container(variant) != 0 }

    /// The number of children, or 0 if the variant isn't a container.
    public var count: Int { isContainer ? Int(g_variant_n_children(variant)) : 0 }

    /// The children. The array is empty if the variant isn't a container.
    public var children: [Variant] { (0..<count).map { self[$0] } }

    /// Returns the child of an array, a tuple or a dictionary entry at an index. Traps if the index is out of range.
    /// `g_variant_get_child_value`.
    public subscript(index: Int) -> Variant {
        guard index >= 0, index < count else {
            fatalError(
                "Variant index \(index) is out of range: the "
                    + "variant has \(count) children"
            )
        }
        return Variant(made: g_variant_get_child_value(variant, gsize(index)))
    }

    /// Returns the value for a key of a dictionary with string keys, unboxed if the dictionary is an `a{sv}`.
    /// `g_variant_lookup_value`.
    public subscript(key: String) -> Variant? {
        guard typeString.hasPrefix("a{s") else { return nil }
        return g_variant_lookup_value(variant, key, nil).map { Variant(made: $0) }
    }

    private func isOf(_ type: String) -> Bool {
        typeString == type
    }

    private var isMaybe: Bool { typeString.hasPrefix("m") }
}
