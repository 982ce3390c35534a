import CGtk
import Gsk

/// The accessibility attributes that the program has set for an object. GTK has no functions that return accessibility
/// attributes. Therefore, the attributes are also stored here.
///
/// The C object owns this storage.
@MainActor
final class AccessibleAttributeStorage {
    /// A weak reference to an object in a relation.
    struct Target {
        weak var object: Object?
    }

    var contents: [AccessibleAttribute: Any] = [:]

    private init() {}

    /// Returns the stored attributes of an object, or nil if the program hasn't set any.
    static func existing(of object: any Accessible) -> AccessibleAttributeStorage? {
        let memory = g_object_get_qdata(object.pointer.assumingMemoryBound(to: GObject.self), key)
        return memory.map { Unmanaged<AccessibleAttributeStorage>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the stored attributes of an object. Creates the storage if the object doesn't have it.
    static func of(_ object: any Accessible) -> AccessibleAttributeStorage {
        if let existing = existing(of: object) { return existing }
        let made = AccessibleAttributeStorage()
        let pointer = Unmanaged.passRetained(made).toOpaque()
        g_object_set_qdata_full(object.pointer.assumingMemoryBound(to: GObject.self), key, pointer) { memory in
            if let memory { Unmanaged<AccessibleAttributeStorage>.fromOpaque(memory).release() }
        }
        return made
    }

    private static let key: GQuark = g_quark_from_string("combine-gtk-accessible-memory")
}
