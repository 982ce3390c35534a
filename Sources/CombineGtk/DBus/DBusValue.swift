import CGtk
import Gtk

/// A Swift type that corresponds to a D-Bus type. Values of such types can be arguments, results and properties of a
/// ``DBusService``.
///
/// `Int` and `Int64` correspond to `x`, a 64-bit integer. `Int32` corresponds to `i`, which is more common in existing
/// interfaces. An array corresponds to `a…`, a dictionary with string keys to `a{s…}`, and a `Variant` to `v`.
public protocol DBusValue {
    /// The type's signature, such as `i`, `as` or `a{sv}`.
    static var dbusSignature: String { get }

    /// Creates a value from a variant, or returns nil if the variant has another type.
    init?(dbusVariant: Variant)

    /// The value as a variant that has the type's signature.
    var dbusVariant: Variant { get }
}

extension Bool: DBusValue {
    public static var dbusSignature: String { "b" }
    public var dbusVariant: Variant { Variant(self) }

    public init?(dbusVariant: Variant) {
        guard let value = dbusVariant.bool else { return nil }
        self = value
    }
}

extension Double: DBusValue {
    public static var dbusSignature: String { "d" }
    public var dbusVariant: Variant { Variant(self) }

    public init?(dbusVariant: Variant) {
        guard let value = dbusVariant.double else { return nil }
        self = value
    }
}

extension String: DBusValue {
    public static var dbusSignature: String { "s" }
    public var dbusVariant: Variant { Variant(self) }

    public init?(dbusVariant: Variant) {
        guard let value = dbusVariant.string else { return nil }
        self = value
    }
}

extension DBusValue where Self: FixedWidthInteger {
    public init?(dbusVariant: Variant) {
        if let value = dbusVariant.int {
            self.init(exactly: value)
        } else if let value = dbusVariant.uint64 {
            self.init(exactly: value)
        } else {
            return nil
        }
    }
}

extension UInt8: DBusValue {
    public static var dbusSignature: String { "y" }
    public var dbusVariant: Variant { Variant(byte: self) }
}

extension Int16: DBusValue {
    public static var dbusSignature: String { "n" }
    public var dbusVariant: Variant { Variant(int16: self) }
}

extension UInt16: DBusValue {
    public static var dbusSignature: String { "q" }
    public var dbusVariant: Variant { Variant(uint16: self) }
}

extension Int32: DBusValue {
    public static var dbusSignature: String { "i" }
    public var dbusVariant: Variant { Variant(int32: self) }
}

extension UInt32: DBusValue {
    public static var dbusSignature: String { "u" }
    public var dbusVariant: Variant { Variant(uint32: self) }
}

extension Int64: DBusValue {
    public static var dbusSignature: String { "x" }
    public var dbusVariant: Variant { Variant(int64: self) }
}

extension Int: DBusValue {
    public static var dbusSignature: String { "x" }
    public var dbusVariant: Variant { Variant(self) }
}

extension UInt64: DBusValue {
    public static var dbusSignature: String { "t" }
    public var dbusVariant: Variant { Variant(uint64: self) }
}

extension Variant: DBusValue {
    public static var dbusSignature: String { "v" }
    public var dbusVariant: Variant { Variant(boxed: self) }

    public convenience init?(dbusVariant: Variant) {
        guard let content = dbusVariant.boxed else { return nil }
        self.init(taking: UnsafeMutableRawPointer(g_variant_ref(OpaquePointer(content.pointer))))
    }
}

extension Array: DBusValue where Element: DBusValue {
    public static var dbusSignature: String { "a" + Element.dbusSignature }

    public var dbusVariant: Variant { Variant(map(\.dbusVariant), elementType: VariantType(Element.dbusSignature)) }

    public init?(dbusVariant: Variant) {
        guard dbusVariant.typeString == Self.dbusSignature else { return nil }
        self = []
        for child in dbusVariant.children {
            guard let element = Element(dbusVariant: child) else { return nil }
            append(element)
        }
    }
}

extension Dictionary: DBusValue where Key == String, Value: DBusValue {
    public static var dbusSignature: String { "a{s\(Value.dbusSignature)}" }

    public var dbusVariant: Variant {
        let entries = map { Variant(key: Variant($0.key), value: $0.value.dbusVariant) }
        return Variant(entries, elementType: VariantType("{s\(Value.dbusSignature)}"))
    }

    public init?(dbusVariant: Variant) {
        guard dbusVariant.typeString == Self.dbusSignature else { return nil }
        self = [:]
        for entry in dbusVariant.children {
            guard let key = entry[0].string, let value = Value(dbusVariant: entry[1]) else { return nil }
            self[key] = value
        }
    }
}
