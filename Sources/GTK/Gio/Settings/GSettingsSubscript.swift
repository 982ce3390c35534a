import GLib

/// A Swift type that can represent the value of a preference.
///
/// The types are `Bool`, `Int`, `UInt64`, `Double`, `String`, `[String]` and ``/GLib/Variant``.
@MainActor
public protocol SettingsValue {
    /// Returns the value of a preference, or nil if the variant has a different type.
    static func settingsValue(_ variant: Variant) -> Self?

    /// Returns this value as a variant of the given type. Returns nil if this value can't be converted to that type.
    func settingsVariant(of type: VariantType) -> Variant?
}

extension GSettings {
    /// The value of a preference. `g_settings_get_value`, `g_settings_set_value`.
    ///
    /// ```swift
    /// let size: Int = settings["font-size"]
    /// settings["font-size"] = size + 1
    /// ```
    ///
    /// Traps if the schema doesn't have the key or the preference has a different type, because these are programming
    /// errors. A new value isn't stored if it's outside of the range in the schema, or if the preference isn't
    /// writable. To find out whether a preference is writable, call ``isWritable(_:)``.
    public subscript<Value: SettingsValue>(key: String) -> Value {
        get {
            let variant = existingValue(key)
            guard let value = Value.settingsValue(variant) else { mismatch(key, variant, Value.self) }
            return value
        }
        set { setExisting(newValue, forKey: key) }
    }

    /// Sets the value of a key, which the schema must have. Returns false if the key isn't writable.
    @discardableResult
    func setExisting<Value: SettingsValue>(_ value: Value, forKey key: String) -> Bool {
        let variant = existingValue(key)
        guard let new = value.settingsVariant(of: variant.type) else { mismatch(key, variant, Value.self) }
        return set(new, forKey: key)
    }

    private func existingValue(_ key: String) -> Variant {
        guard settingsSchema?.hasKey(key) == true else {
            fatalError("The settings schema \(schemaID ?? "") has no key \"\(key)\"")
        }
        return value(forKey: key)
    }

    private func mismatch<Value>(_ key: String, _ variant: Variant, _ type: Value.Type) -> Never {
        fatalError(
            "The key \"\(key)\" of the settings schema \(schemaID ?? "") has the type \"\(variant.typeString)\", not \(type)"
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
