import Gtk

/// A parsed key with its modifiers. Two are equal if GTK treats them as the same.
struct Accelerator: Hashable {
    let key: Key
    let modifiers: ModifierType

    /// Parses an accelerator in GTK format, or returns nil if it isn't valid.
    @MainActor
    init?(_ text: String) {
        // C would ignore anything after a null byte.
        guard !text.utf8.contains(0), let read = ShortcutTrigger.parseAccelerator(text), read.key.rawValue != 0 else {
            return nil
        }
        key = read.key.lowercased()
        modifiers = read.modifiers
    }

    /// The accelerator in GTK format: `<Control>Delete`.
    @MainActor
    var name: String { ShortcutTrigger.acceleratorName(key: key, modifiers: modifiers) }

    /// The accelerator as it's displayed: `Ctrl+Delete`.
    @MainActor
    var label: String { ShortcutTrigger.acceleratorLabel(key: key, modifiers: modifiers) }
}
