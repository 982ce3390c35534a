import CGtk

/// GLib's built-in types, which the C header defines by macros.
enum FundamentalType {
    static let none: GType = 1 << 2
    static let interface: GType = 2 << 2
    static let char: GType = 3 << 2
    static let unsignedChar: GType = 4 << 2
    static let boolean: GType = 5 << 2
    static let int: GType = 6 << 2
    static let unsignedInt: GType = 7 << 2
    static let long: GType = 8 << 2
    static let unsignedLong: GType = 9 << 2
    static let int64: GType = 10 << 2
    static let unsignedInt64: GType = 11 << 2
    static let enumeration: GType = 12 << 2
    static let flags: GType = 13 << 2
    static let float: GType = 14 << 2
    static let double: GType = 15 << 2
    static let string: GType = 16 << 2
    static let object: GType = 20 << 2
}
