import Gtk

/// A key and its modifiers, parsed from a GTK accelerator string. Two accelerators are equal if GTK treats them as the
/// same shortcut.
struct Accelerator: Hashable {
    let key: Key
    let modifiers: ModifierType

    /// Creates an accelerator from a string in GTK format, or returns nil if the string isn't valid.
    @MainActor
    init?(_ text: String) {
        // GTK would ignore everything after a null byte.
        guard !text.utf8.contains(0), let read = ShortcutTrigger.parseAccelerator(text), read.key.rawValue != 0 else {
            return nil
        }
        key = read.key.lowercased()
        modifiers = read.modifiers
    }

    /// The accelerator in GTK format, for example `<Control>Delete`.
    @MainActor
    var name: String { ShortcutTrigger.acceleratorName(key: key, modifiers: modifiers) }

    /// The accelerator in the form that users see, for example `Ctrl+Delete`.
    @MainActor
    var label: String { ShortcutTrigger.acceleratorLabel(key: key, modifiers: modifiers) }
}
