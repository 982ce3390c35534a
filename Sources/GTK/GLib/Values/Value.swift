import CGtk

/// A value whose type is known only at run time, such as an argument of a signal that was looked up by name. It
/// contains a `GValue`.
///
/// Creating a value from a `GValue` copies the `GValue`. Copies of a `Value` share the same `GValue`.
@MainActor
public struct Value {
    private let storage: Storage

    /// Creates a value that contains a copy of a `GValue`.
    public nonisolated init(copying value: UnsafePointer<GValue>) { storage = Storage(copying: value) }

    /// Creates a value from a Swift value. The `GValue` has the default C type of `Content`.
    public init<Content: ValueConvertible>(_ content: Content) throws(ValueError) {
        storage = Storage(type: Content.valueType)
        try content.store(in: storage.value)
    }

    /// Creates a value whose `GValue` has the default C type of `type`, even if the content has a different type. For
    /// example, `Value(42, as: Float.self)` is a `gfloat`. Throws an error if the content doesn't fit.
    public init(_ content: some ValueConvertible, as type: any ValueConvertible.Type) throws(ValueError) {
        storage = Storage(type: type.valueType)
        try content.store(in: storage.value)
    }

    /// Creates a value of the given C type. It's empty or zero until C code stores content in it. `g_value_init`.
    @_spi(Binding)
    public nonisolated init(type: GType) { storage = Storage(type: type) }

    /// Creates a value with the default C type of a Swift type. It's empty or zero until C code stores content in it.
    /// `g_value_init`.
    public nonisolated init(type: any ValueConvertible.Type) { self.init(type: type.valueType) }

    /// Creates a value without a type, which C initializes.
    @_spi(Binding)
    public nonisolated init() { storage = Storage() }

    /// The name of the value's type, such as `gint` or `GtkButton`.
    public var typeName: String { registeredName(of: storedType(storage.value)) }

    /// Returns the content as a value of a Swift type.
    ///
    /// Throws ``ValueError`` if the content has a different type.
    public func get<Content: ValueConvertible>(as type: Content.Type = Content.self) throws(ValueError) -> Content {
        try Content.load(from: storage.value)
    }

    /// The `GValue`. It's valid as long as this value exists. C can read it. C may write to it only if this value
    /// hasn't been copied.
    @_spi(Binding)
    public nonisolated var pointer: UnsafeMutablePointer<GValue> { storage.value }

    @MainActor
    private final class Storage {
        // `nonisolated(unsafe)` is safe here, because any thread can read a constant address.
        nonisolated(unsafe) let value: UnsafeMutablePointer<GValue>

        nonisolated init() {
            value = .allocate(capacity: 1)
            value.initialize(to: GValue())
        }

        nonisolated convenience init(type: GType) {
            self.init()
            g_value_init(value, type)
        }

        nonisolated convenience init(copying other: UnsafePointer<GValue>) {
            self.init()
            guard storedType(other) != 0 else { return }
            g_value_init(value, storedType(other))
            g_value_copy(other, value)
        }

        isolated deinit {
            if storedType(value) != 0 { g_value_unset(value) }
            value.deallocate()
        }
    }
}

@_spi(Binding) extension Value: PointerConvertible {
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Value {
        let found = pointer.assumingMemoryBound(to: GValue.self)
        let result = Value(copying: found)
        if transfer == .full {
            if storedType(found) != 0 { g_value_unset(found) }
            g_free(pointer)
        }
        return result
    }
}
