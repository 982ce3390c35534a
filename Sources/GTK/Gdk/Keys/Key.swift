import CGtk
@_spi(Binding) import GdkPixbuf

/// A key, identified by the symbol that it produces, such as `.escape`, `.f1`, `.a` or `.capitalA`. It corresponds to a
/// GDK keyval, such as `GDK_KEY_Escape`.
///
/// ```swift
/// keys.keyPressed.connect { event in
///     guard event.key == .escape else { return false }
///     …
/// }
/// ```
///
/// Uppercase and lowercase letters are different keys. For a character without a named key, write `Key("ℵ")`, or `"ℵ"`
/// as a literal.
public struct Key: RawRepresentable, Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
    /// The GDK keyval, which is a number.
    public let rawValue: Int

    /// Creates a key from a keyval, for example one that a keyboard signal passes.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates the key that types a character. A line feed corresponds to the Return key, and a tab to the Tab key.
    /// `gdk_unicode_to_keyval`.
    public init(_ character: Unicode.Scalar) {
        switch character {
        case "\n", "\r": self.init(rawValue: Int(GDK_KEY_Return))
        case "\t": self.init(rawValue: Int(GDK_KEY_Tab))
        case "\u{8}": self.init(rawValue: Int(GDK_KEY_BackSpace))
        case "\u{1B}": self.init(rawValue: Int(GDK_KEY_Escape))
        case "\u{7F}": self.init(rawValue: Int(GDK_KEY_Delete))
        default: self.init(rawValue: Int(gdk_unicode_to_keyval(character.value)))
        }
    }

    public init(unicodeScalarLiteral character: Unicode.Scalar) { self.init(character) }

    /// Creates a key from its GDK name. Returns nil if no key has the name. `gdk_keyval_from_name`.
    ///
    /// - Parameter name: The name, such as `"Escape"`, `"a"` or `"KP_Enter"`.
    @MainActor
    public init?(named name: String) {
        let keyval = gdk_keyval_from_name(terminated(name, "gdk_keyval_from_name: keyval_name"))
        guard keyval != guint(GDK_KEY_VoidSymbol) else { return nil }
        self.init(rawValue: Int(keyval))
    }

    /// The GDK name of the key, which ``init(named:)`` accepts. `gdk_keyval_name`.
    ///
    /// If the key has no name, the property contains the key's number, for example `"U+1F600"` or `"0xffffff"`. The
    /// property is nil for the keyval 0.
    @MainActor
    public var name: String? {
        rawValue == 0 ? nil : gdk_keyval_name(keyval).map { String(cString: $0) }
    }

    /// The character that the key types, or nil for keys such as ``f1``. `gdk_keyval_to_unicode`.
    public var unicodeScalar: Unicode.Scalar? {
        let character = gdk_keyval_to_unicode(keyval)
        return character == 0 ? nil : Unicode.Scalar(character)
    }

    /// Returns the key for the uppercase letter, or this key if there is no uppercase form. `gdk_keyval_to_upper`.
    public func uppercased() -> Key { Key(rawValue: Int(gdk_keyval_to_upper(keyval))) }

    /// Returns the key for the lowercase letter, or this key if there is no lowercase form. `gdk_keyval_to_lower`.
    public func lowercased() -> Key { Key(rawValue: Int(gdk_keyval_to_lower(keyval))) }

    #if GTK4_24
    /// The keys with the same meaning as this key, including itself. `gdk_keyval_get_aliases`.
    ///
    /// For example, `Key.left.aliases` contains `.left` and `.keypadLeft`. The array is empty if there are no other
    /// keys with the same meaning. Since 4.24, with the trait `GTK4_24`.
    public var aliases: [Key] {
        var count: guint = 0
        // GDK separates the groups in its table with zeros, so a keyval of 0 would match the separators.
        guard rawValue != 0, let keyvals = gdk_keyval_get_aliases(keyval, &count) else { return [] }
        return UnsafeBufferPointer(start: keyvals, count: Int(count)).map { Key(rawValue: Int($0)) }
    }
    #endif

    /// The keyval as a C number. Traps if the number is negative or too large.
    @_spi(Binding)
    public var keyval: guint { exactInteger(rawValue, "Key.rawValue") }
}

extension Key: ValueConvertible {
    /// The type `guint`, with which GTK represents keyvals.
    public static var valueType: GType { FundamentalType.unsignedInt }

    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try rawValue.store(in: value)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Key {
        Key(rawValue: try Int.load(from: value))
    }
}
