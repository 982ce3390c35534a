import Gtk

/// The keys that start a ``Command``, for example `"<Control>Delete"`, `"F5|<Control>r"` or
/// `KeyboardShortcut(.delete)`.
///
/// A string contains GTK accelerators, separated by `|`. See `gtk_accelerator_parse`. If GTK can't parse the string,
/// the initializer of the command traps. The message names the command.
///
/// This type corresponds to `KeyboardShortcut` in SwiftUI and to `UIKeyCommand` in UIKit.
public struct KeyboardShortcut: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The alternative accelerators, in GTK format.
    let alternatives: [String]

    /// Creates a shortcut from GTK accelerators that are separated by `|`.
    public init(_ text: String) {
        // In an accelerator, the key `|` is written as `bar`, so the separator is unambiguous.
        alternatives = text.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }

    public init(stringLiteral text: String) { self.init(text) }

    /// Creates a shortcut from a key and modifiers. By default, the modifier is Control.
    @MainActor
    public init(_ key: Key, modifiers: ModifierType = .controlMask) {
        alternatives = [ShortcutTrigger.acceleratorName(key: key, modifiers: modifiers)]
    }

    /// Returns a shortcut with the keys of both shortcuts.
    public static func | (first: Self, second: Self) -> Self {
        Self((first.alternatives + second.alternatives).joined(separator: "|"))
    }

    /// The keys in GTK format.
    public var description: String { alternatives.joined(separator: "|") }
}
