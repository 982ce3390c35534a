import Gsk

extension KeyvalTrigger {
    /// Triggers when a key is pressed with modifiers, `gtk_keyval_trigger_new`.
    ///
    /// - Parameter key: of a letter the small one; its capital is never pressed without shift.
    public convenience init(key: Key, modifiers: ModifierType = []) {
        self.init(keyval: key.rawValue, modifiers: modifiers)
    }

    /// The key that triggers, `gtk_keyval_trigger_get_keyval`.
    public var key: Key { Key(rawValue: keyval) }
}

extension MnemonicTrigger {
    /// Triggers when a mnemonic's key is pressed, `gtk_mnemonic_trigger_new`.
    public convenience init(key: Key) {
        self.init(keyval: key.rawValue)
    }

    /// The key that triggers, `gtk_mnemonic_trigger_get_keyval`.
    public var key: Key { Key(rawValue: keyval) }
}
