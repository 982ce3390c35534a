import Gtk

/// The keys of a ``Command``: `"<Control>Delete"`, `"F5|<Control>r"`, `KeyboardShortcut(.delete)`. SwiftUI's
/// `KeyboardShortcut`, UIKit's `UIKeyCommand`.
///
/// A text is written as GTK's accelerators are, with `|` between alternatives. See `gtk_accelerator_parse`. What GTK
/// cannot read traps, naming the command, where the command is made.
public struct KeyboardShortcut: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The alternatives, in GTK's spelling.
    let alternatives: [String]

    /// Keys in GTK's spelling, with `|` between alternatives.
    public init(_ text: String) {
        // The key of that character has a name, as all have.
        alternatives = text.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// A key, with modifiers that must be pressed, by default Control.
    @MainActor
    public init(_ key: Key, modifiers: ModifierType = .controlMask) {
        alternatives = [ShortcutTrigger.acceleratorName(key: key, modifiers: modifiers)]
    }

    /// Either of two.
    public static func | (first: Self, second: Self) -> Self {
        Self((first.alternatives + second.alternatives).joined(separator: "|"))
    }

    /// The keys in GTK's spelling.
    public var description: String { alternatives.joined(separator: "|") }
}
