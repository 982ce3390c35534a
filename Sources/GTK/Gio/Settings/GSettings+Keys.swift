import GLib

extension GSettings {
    /// Returns the value of a key whose type is an integer of any size.
    ///
    /// Traps if the key isn't an integer. `g_settings_get_int`, `g_settings_get_int64`, `g_settings_get_uint`.
    public func integer(forKey key: String) -> Int { self[key] }

    /// Returns the value of an unsigned 64-bit key.
    ///
    /// Traps if the key has another type. `g_settings_get_uint64`.
    public func unsignedInteger(forKey key: String) -> UInt64 { self[key] }

    /// Sets the value of a key whose type is an integer of any size. Returns false if the key isn't writable.
    ///
    /// Traps if the key isn't an integer, or if the number doesn't fit. `g_settings_set_int`, `g_settings_set_int64`,
    /// `g_settings_set_uint`.
    @discardableResult
    public func set(_ value: Int, forKey key: String) -> Bool { setExisting(value, forKey: key) }

    /// Sets the value of an unsigned 64-bit key. Returns false if the key isn't writable.
    ///
    /// Traps if the key has another type. `g_settings_set_uint64`.
    @discardableResult
    public func set(_ value: UInt64, forKey key: String) -> Bool { setExisting(value, forKey: key) }
}

extension UInt64: SettingsValue {
    public static func settingsValue(_ variant: Variant) -> UInt64? { variant.uint64 }

    public func settingsVariant(of type: VariantType) -> Variant? {
        type.typeString == "t" ? Variant(uint64: self) : nil
    }
}
