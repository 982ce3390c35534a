import CGtk

/// The fundamental types of GLib. The C header defines them as macros, which Swift can't import.
package enum FundamentalType {
    package static let none: GType = 1 << 2
    package static let interface: GType = 2 << 2
    package static let char: GType = 3 << 2
    package static let unsignedChar: GType = 4 << 2
    package static let boolean: GType = 5 << 2
    package static let int: GType = 6 << 2
    package static let unsignedInt: GType = 7 << 2
    package static let long: GType = 8 << 2
    package static let unsignedLong: GType = 9 << 2
    package static let int64: GType = 10 << 2
    package static let unsignedInt64: GType = 11 << 2
    package static let enumeration: GType = 12 << 2
    package static let flags: GType = 13 << 2
    package static let float: GType = 14 << 2
    package static let double: GType = 15 << 2
    package static let string: GType = 16 << 2
    package static let boxed: GType = 18 << 2
    package static let param: GType = 19 << 2
    package static let object: GType = 20 << 2
    package static let variant: GType = 21 << 2
}
