import GLib

/// A Swift type that a preference can be read as and set to.
///
/// Those are `Bool`, `Int`, `Double`, `String`, `[String]` and ``Variant``.
@MainActor
public protocol SettingsValue {
    /// What a preference holds, if it is of this type.
    static func settingsValue(_ variant: Variant) -> Self?

    /// Returns the value as a preference of a type holds it; `nil` where it is none of that type.
    func settingsVariant(of type: VariantType) -> Variant?
}

extension GSettings {
    /// A preference, `g_settings_get_value`, `g_settings_set_value`.
    ///
    /// ```swift
    /// let size: Int = settings["font-size"]
    /// settings["font-size"] = size + 1
    /// ```
    ///
    /// Traps where the schema has no such key, or where the preference is of another type: a mistake of the program's, as
    /// its schema says both. A value outside the range that the schema states, or a preference that may not be written,
    /// stays as it is; ``isWritable(_:)`` asks before.
    public subscript<Value: SettingsValue>(key: String) -> Value {
        get {
            let variant = existingValue(key)
            guard let value = Value.settingsValue(variant) else { mismatch(key, variant, Value.self) }
            return value
        }
        set {
            setExisting(newValue, forKey: key)
        }
    }

    /// Sets a key that the schema has, and returns a Boolean value that indicates whether it may be written.
    @discardableResult
    func setExisting<Value: SettingsValue>(_ value: Value, forKey key: String) -> Bool {
        let variant = existingValue(key)
        guard let new = value.settingsVariant(of: variant.type) else { mismatch(key, variant, Value.self) }
        return set(new, forKey: key)
    }

    private func existingValue(_ key: String) -> Variant {
        guard settingsSchema?.hasKey(key) == true else {
            fatalError("the settings schema \(schemaID ?? "") has no key \"\(key)\"")
        }
        return value(forKey: key)
    }

    private func mismatch<Value>(_ key: String, _ variant: Variant, _ type: Value.Type) -> Never {
        fatalError(
            "the key \"\(key)\" of the settings schema \(schemaID ?? "") is of the type \"\(variant.typeString)\", not \(type)"
        )
    }
}

extension Bool: SettingsValue {
    public static func settingsValue(_ variant: Variant) -> Bool? { variant.bool }

    public func settingsVariant(of type: VariantType) -> Variant? { type.typeString == "b" ? Variant(self) : nil }
}

extension Int: SettingsValue {
    public static func settingsValue(_ variant: Variant) -> Int? { variant.int }

    public func settingsVariant(of type: VariantType) -> Variant? {
        switch type.typeString {
        case "y": UInt8(exactly: self).map { Variant(byte: $0) }
        case "n": Int16(exactly: self).map { Variant(int16: $0) }
        case "q": UInt16(exactly: self).map { Variant(uint16: $0) }
        case "i": Int32(exactly: self).map { Variant(int32: $0) }
        case "u": UInt32(exactly: self).map { Variant(uint32: $0) }
        case "x": Variant(self)
        case "t": UInt64(exactly: self).map { Variant(uint64: $0) }
        default: nil
        }
    }
}

extension Double: SettingsValue {
    public static func settingsValue(_ variant: Variant) -> Double? { variant.double }

    public func settingsVariant(of type: VariantType) -> Variant? { type.typeString == "d" ? Variant(self) : nil }
}

extension String: SettingsValue {
    public static func settingsValue(_ variant: Variant) -> String? { variant.string }

    public func settingsVariant(of type: VariantType) -> Variant? { type.typeString == "s" ? Variant(self) : nil }
}

extension Array: SettingsValue where Element == String {
    public static func settingsValue(_ variant: Variant) -> [String]? { variant.strings }

    public func settingsVariant(of type: VariantType) -> Variant? { type.typeString == "as" ? Variant(self) : nil }
}

extension Variant: SettingsValue {
    public static func settingsValue(_ variant: Variant) -> Self? { variant as? Self }

    public func settingsVariant(of type: VariantType) -> Variant? { type.typeString == typeString ? self : nil }
}
