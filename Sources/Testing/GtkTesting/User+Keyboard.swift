import Gtk

extension User {
    /// Types text into the focused widget. The text can contain characters that the keyboard doesn't have.
    public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        for character in text.unicodeScalars { press(Key(character), file: file, line: line) }
    }

    /// Waits until a widget, or a part of it, has the keyboard focus, and types a text into it.
    ///
    /// ```swift
    /// user.press("n", modifiers: .control)
    /// user.type("Buy milk", into: try window.find(EditableLabel.self))
    /// ```
    ///
    /// Use this method if the program moves the focus later, for example when a new row is shown. The method doesn't move
    /// the focus itself. If the widget doesn't receive the focus within ten seconds, the test fails and nothing is typed.
    public func type(_ text: String, into widget: Widget, file: StaticString = #filePath, line: UInt = #line) {
        let hasFocus = MainContext.pump(for: .seconds(10)) {
            sequence(first: window.focus, next: { $0?.parent }).prefix { $0 != nil }.contains { $0 === widget }
        }
        guard hasFocus else {
            let shown = ShownWindows.description(of: TestSession.openWindows)
            return TestFailure.report("\(widget) has no keyboard focus\n\(shown)", file: file, line: line)
        }
        type(text, file: file, line: line)
    }

    /// Presses and releases a key while modifier keys are held.
    public func press(_ key: Key, modifiers: KeyModifiers = [], file: StaticString = #filePath, line: UInt = #line) {
        attempt(file, line) { () throws(UserFailure) in
            let devices = try enterWindow()
            devices.press(key, modifiers: modifiers)
            settle(devices)
        }
    }
}
