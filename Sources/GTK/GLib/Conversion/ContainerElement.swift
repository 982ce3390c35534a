import CGtk

/// A conversion between Swift values and the pointers that represent them in a GLib container, such as a `GHashTable`
/// or a `GList`.
@_spi(Binding)
public struct ContainerElement<Value> {
    /// A closure that returns a new pointer for a value. The container frees the memory at the pointer.
    let store: (_ value: Value, _ what: StaticString) -> UnsafeMutableRawPointer?
    /// A closure that returns the value for a pointer. The container continues to own the memory at the pointer.
    let load: (UnsafeMutableRawPointer?) -> Value
    /// The function that frees the memory at a pointer, or nil if the value is stored in the pointer itself.
    var free: DestroyFunction?
    /// The function that a `GHashTable` uses to hash the pointer of a key. The table compares keys with `isEqual`.
    var hash: HashFunction = g_direct_hash
    var isEqual: EqualFunction = g_direct_equal

    /// Creates the conversion for a number that is stored in the pointer itself.
    private init<C: FixedWidthInteger>(
        number: @escaping (_ value: Value, _ what: StaticString) -> C,
        value: @escaping (C) -> Value
    ) {
        store = { UnsafeMutableRawPointer(bitPattern: Int(truncatingIfNeeded: number($0, $1))) }
        load = { value(C(truncatingIfNeeded: Int(bitPattern: $0))) }
    }

    /// Creates the conversion for a number that is stored in memory at the pointer.
    private init<C: Numeric>(
        addressOf number: @escaping (_ value: Value, _ what: StaticString) -> C,
        value: @escaping (C) -> Value
    ) {
        store = { content, what in
            let pointer: UnsafeMutableRawPointer = g_malloc(gsize(MemoryLayout<C>.stride))
            pointer.initializeMemory(as: C.self, to: number(content, what))
            return pointer
        }
        load = { value($0?.load(as: C.self) ?? 0) }
        free = g_free
    }

    private init(
        store: @escaping (_ value: Value, _ what: StaticString) -> UnsafeMutableRawPointer?,
        load: @escaping (UnsafeMutableRawPointer?) -> Value,
        free: DestroyFunction?
    ) {
        (self.store, self.load, self.free) = (store, load, free)
    }
}

@_spi(Binding)
extension ContainerElement where Value == String {
    public static var string: Self {
        var element = Self(
            store: { UnsafeMutableRawPointer(g_strdup(terminated($0, $1))) },
            load: { convertString($0, .none) },
            free: g_free
        )
        (element.hash, element.isEqual) = (g_str_hash, g_str_equal)
        return element
    }

    public static var fileName: Self {
        var element = Self(
            store: { UnsafeMutableRawPointer(FileNames.duplicate($0, $1)) },
            load: { convertFileName($0, .none) },
            free: g_free
        )
        (element.hash, element.isEqual) = (g_str_hash, g_str_equal)
        return element
    }
}

@_spi(Binding)
extension ContainerElement where Value == Int {
    /// Returns the conversion for an integer of at most 32 bits that is stored in the pointer itself, as with
    /// `GINT_TO_POINTER`.
    public static func integer<C: FixedWidthInteger>(_ type: C.Type) -> Self {
        Self(number: { exactInteger($0, "\($1)") as C }, value: { Int($0) })
    }

    /// Returns the conversion for an integer that is stored in memory at the pointer.
    public static func integerAddress<C: FixedWidthInteger>(_ type: C.Type) -> Self {
        Self(addressOf: { exactInteger($0, "\($1)") as C }, value: { Int($0) })
    }
}

@_spi(Binding)
extension ContainerElement where Value == UInt64 {
    public static var unsigned64Address: Self { Self(addressOf: { value, _ in value }, value: { $0 }) }
}

@_spi(Binding)
extension ContainerElement where Value == Double {
    public static var doubleAddress: Self { Self(addressOf: { value, _ in value }, value: { $0 }) }
    public static var floatAddress: Self { Self(addressOf: { value, _ in Float(value) }, value: { Double($0) }) }
}

@_spi(Binding)
extension ContainerElement where Value == Bool {
    public static var bool: Self { Self(number: { value, _ in gint(value ? 1 : 0) }, value: { $0 != 0 }) }
}

@_spi(Binding)
extension ContainerElement where Value == Unicode.Scalar {
    public static var character: Self {
        Self(number: { value, _ in value.value }, value: { Unicode.Scalar($0) ?? "\0" })
    }
}

@_spi(Binding)
extension ContainerElement where Value == GType {
    public static var type: Self { Self(number: { value, _ in value }, value: { $0 }) }
}

@_spi(Binding)
extension ContainerElement {
    /// Returns the conversion for an enumeration. The C type of the enumeration doesn't need to be registered with
    /// GLib.
    public static func enumeration(_ value: @escaping (Int) -> Value, _ number: @escaping (Value) -> Int) -> Self {
        Self(number: { exactInteger(number($0), "\($1)") as gint }, value: { value(Int($0)) })
    }

    /// Returns the conversion for flags. The C type of the flags doesn't need to be registered with GLib.
    public static func flags(_ value: @escaping (Int) -> Value, _ number: @escaping (Value) -> Int) -> Self {
        Self(number: { exactInteger(number($0), "\($1)") as guint }, value: { value(Int($0)) })
    }
}

@_spi(Binding)
extension ContainerElement where Value == GLib.Value {
    public static var value: Self {
        Self(
            store: { value, _ in g_boxed_copy(g_value_get_type(), value.pointer) },
            load: { convertPointer($0, .none, "an element of a container") },
            free: { g_boxed_free(g_value_get_type(), $0) }
        )
    }
}

@_spi(Binding)
extension ContainerElement where Value: Object {
    public static var object: Self {
        Self(
            store: { object, _ in object.consumedPointer },
            load: { convertPointer($0, .none, "an element of a container") },
            free: { g_object_unref($0) }
        )
    }
}

@_spi(Binding)
extension ContainerElement {
    /// Returns the conversion for a nested `GHashTable`.
    public static func table<Key: Hashable, Content>(
        _ keys: ContainerElement<Key>,
        _ values: ContainerElement<Content>
    ) -> Self where Value == [Key: Content] {
        Self(
            store: { entries, what in UnsafeMutableRawPointer(temporaryTable(entries, what, keys, values)) },
            load: { convertTable(UnsafeRawPointer($0), .none, keys, values) },
            free: { freeTable(OpaquePointer($0)) }
        )
    }
}
