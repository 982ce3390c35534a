import Gtk

/// The keys of a ``Command``: `"<Control>Delete"`, `"F5|<Control>r"`, `KeyboardShortcut(.delete)`. SwiftUI's
/// `KeyboardShortcut`, UIKit's `UIKeyCommand`.
///
/// A string has the format of GTK accelerators, with `|` between alternatives. See `gtk_accelerator_parse`. A string
/// that GTK can't parse traps when the command is created, with a message that names the command.
public struct KeyboardShortcut: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The alternatives, in GTK format.
    let alternatives: [String]

    /// Creates a shortcut from GTK accelerators, with `|` between alternatives.
    public init(_ text: String) {
        // The key of the character `|` is written by its name, so the separator is unambiguous.
        alternatives = text.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// Creates a shortcut from a key, with modifiers, by default Control.
    @MainActor
    public init(_ key: Key, modifiers: ModifierType = .controlMask) {
        alternatives = [ShortcutTrigger.acceleratorName(key: key, modifiers: modifiers)]
    }

    /// Returns a shortcut that either of two shortcuts triggers.
    public static func | (first: Self, second: Self) -> Self {
        Self((first.alternatives + second.alternatives).joined(separator: "|"))
    }

    /// The keys in GTK's spelling.
    public var description: String { alternatives.joined(separator: "|") }
}
