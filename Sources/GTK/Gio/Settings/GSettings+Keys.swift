import GLib

extension GSettings {
    /// Returns the value of a key that is a whole number of any width.
    ///
    /// Traps if the key isn't a whole number. `g_settings_get_int`, `g_settings_get_int64`, `g_settings_get_uint`.
    public func integer(forKey key: String) -> Int { self[key] }

    /// Returns the value of a key that is a whole number without a sign, with 64 bits.
    ///
    /// Traps if the key is of another type. `g_settings_get_uint64`.
    public func unsignedInteger(forKey key: String) -> UInt64 { self[key] }

    /// Sets a key that is a whole number of any width, and returns a Boolean value that indicates whether it may be written.
    ///
    /// Traps if the key isn't a whole number, or if the number doesn't fit. `g_settings_set_int`, `g_settings_set_int64`,
    /// `g_settings_set_uint`.
    @discardableResult
    public func set(_ value: Int, forKey key: String) -> Bool { setExisting(value, forKey: key) }

    /// Sets a key that is a whole number without a sign, with 64 bits, and returns a Boolean value that indicates whether it
    /// may be written.
    ///
    /// Traps if the key is of another type. `g_settings_set_uint64`.
    @discardableResult
    public func set(_ value: UInt64, forKey key: String) -> Bool { setExisting(value, forKey: key) }
}

extension UInt64: SettingsValue {
    public static func settingsValue(_ variant: Variant) -> UInt64? { variant.uint64 }

    public func settingsVariant(of type: VariantType) -> Variant? {
        type.typeString == "t" ? Variant(uint64: self) : nil
    }
}
