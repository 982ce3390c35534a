import Gtk

extension User {
    /// Types a text into the focused widget. The text can contain characters that the keyboard doesn't have.
    public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        for character in text.unicodeScalars { press(Key(character), file: file, line: line) }
    }

    /// Presses and releases a key while modifier keys are held.
    public func press(
        _ key: Key,
        modifiers: KeyModifiers = [],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try enterWindow()
            devices.press(key, modifiers: modifiers)
            settle(devices)
        }
    }
}
