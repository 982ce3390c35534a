import Gtk

/// A parsed key with its modifiers. Two are equal if GTK treats them as the same.
struct Accelerator: Hashable {
    let key: Key
    let modifiers: ModifierType

    /// Reads one in GTK's spelling, or nil if GTK cannot.
    @MainActor
    init?(_ text: String) {
        // Anything after a NUL would be hidden from C.
        guard !text.utf8.contains(0), let read = ShortcutTrigger.parseAccelerator(text), read.key.rawValue != 0 else {
            return nil
        }
        key = read.key.lowercased()
        modifiers = read.modifiers
    }

    /// In GTK's spelling: `<Control>Delete`.
    @MainActor
    var name: String { ShortcutTrigger.acceleratorName(key: key, modifiers: modifiers) }

    /// As people read it: `Ctrl+Delete`.
    @MainActor
    var label: String { ShortcutTrigger.acceleratorLabel(key: key, modifiers: modifiers) }
}
