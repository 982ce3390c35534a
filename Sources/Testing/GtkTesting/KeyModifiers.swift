import Gtk

/// Modifier keys that are held while another key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = KeyModifiers(rawValue: 1)
    public static let control = KeyModifiers(rawValue: 2)
    public static let alt = KeyModifiers(rawValue: 4)
    public static let `super` = KeyModifiers(rawValue: 8)

    /// The keys to hold, in the order in which they're pressed.
    var keys: [Key] {
        var keys: [Key] = []
        if contains(.control) { keys.append(.controlLeft) }
        if contains(.alt) { keys.append(.altLeft) }
        if contains(.super) { keys.append(.superLeft) }
        if contains(.shift) { keys.append(.shiftLeft) }
        return keys
    }
}
