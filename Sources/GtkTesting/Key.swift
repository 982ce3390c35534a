import CXTest

/// A key of the keyboard, by what it produces: an X keysym.
public struct Key: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
    /// The X keysym, such as `XK_Return`.
    public let keysym: UInt

    public init(keysym: UInt) {
        self.keysym = keysym
    }

    /// The key that types a character.
    public init(_ character: Unicode.Scalar) {
        switch character {
        case "\n", "\r": self = .return
        case "\t": self = .tab
        // Latin-1 characters are their own keysyms; the others have one by their number.
        case " "..."~", "\u{A0}"..."\u{FF}": keysym = UInt(character.value)
        default: keysym = 0x0100_0000 | UInt(character.value)
        }
    }

    public init(unicodeScalarLiteral character: Unicode.Scalar) {
        self.init(character)
    }

    public static let `return` = Key(keysym: UInt(XK_Return))
    public static let enter = Key(keysym: UInt(XK_KP_Enter))
    public static let tab = Key(keysym: UInt(XK_Tab))
    public static let escape = Key(keysym: UInt(XK_Escape))
    public static let space: Key = " "
    public static let backspace = Key(keysym: UInt(XK_BackSpace))
    public static let delete = Key(keysym: UInt(XK_Delete))
    public static let insert = Key(keysym: UInt(XK_Insert))
    public static let left = Key(keysym: UInt(XK_Left))
    public static let right = Key(keysym: UInt(XK_Right))
    public static let up = Key(keysym: UInt(XK_Up))
    public static let down = Key(keysym: UInt(XK_Down))
    public static let home = Key(keysym: UInt(XK_Home))
    public static let end = Key(keysym: UInt(XK_End))
    public static let pageUp = Key(keysym: UInt(XK_Page_Up))
    public static let pageDown = Key(keysym: UInt(XK_Page_Down))
    public static let menu = Key(keysym: UInt(XK_Menu))

    /// A function key, from F1 to F35.
    public static func function(_ number: Int) -> Key {
        precondition((1...35).contains(number), "there is no function key F\(number)")
        return Key(keysym: UInt(XK_F1) + UInt(number - 1))
    }
}

/// Keys that are held while another is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let shift = KeyModifiers(rawValue: 1)
    public static let control = KeyModifiers(rawValue: 2)
    public static let alt = KeyModifiers(rawValue: 4)
    public static let `super` = KeyModifiers(rawValue: 8)

    /// The keys to hold, in the order to press them.
    var keys: [Key] {
        var keys: [Key] = []
        if contains(.control) { keys.append(Key(keysym: UInt(XK_Control_L))) }
        if contains(.alt) { keys.append(Key(keysym: UInt(XK_Alt_L))) }
        if contains(.super) { keys.append(Key(keysym: UInt(XK_Super_L))) }
        if contains(.shift) { keys.append(Key(keysym: UInt(XK_Shift_L))) }
        return keys
    }
}
