import CGtk

/// A value whose type is known only at run time, such as an argument of a signal looked up by name. A `GValue`.
///
/// Values are copied from C when they are made and freed with the last Swift copy.
@MainActor
public struct Value {
    private let storage: Storage

    /// Copies a `GValue`.
    public init(copying value: UnsafePointer<GValue>) {
        storage = Storage(copying: value)
    }

    /// Holds a Swift value.
    public init<Content: ValueConvertible>(_ content: Content) throws(ValueError) {
        storage = Storage(type: Content.valueType)
        try content.store(in: storage.value)
    }

    /// The name of the held type, `gint` or `GtkButton`.
    public var typeName: String { registeredName(of: heldType(storage.value)) }

    /// Reads the value as a Swift type.
    ///
    /// Throws ``ValueError``, naming both types, if it is of another.
    public func get<Content: ValueConvertible>(as type: Content.Type = Content.self) throws(ValueError) -> Content {
        try Content.load(from: storage.value)
    }

    @MainActor
    private final class Storage {
        let value: UnsafeMutablePointer<GValue>

        init(type: GType) {
            value = .allocate(capacity: 1)
            value.initialize(to: GValue())
            g_value_init(value, type)
        }

        init(copying other: UnsafePointer<GValue>) {
            value = .allocate(capacity: 1)
            value.initialize(to: GValue())
            g_value_init(value, heldType(other))
            g_value_copy(other, value)
        }

        isolated deinit {
            g_value_unset(value)
            value.deallocate()
        }
    }
}
