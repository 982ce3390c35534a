import CGtk
import Gsk

/// What a program told assistive technologies of one object, which GTK does not give back.
///
/// Lives as long as the C object.
@MainActor
final class AccessibleMemory {
    /// The object of a relation.
    struct Target {
        weak var object: Object?
    }

    var contents: [AccessibleAttribute: Any] = [:]

    private init() {}

    /// What is kept for an object, if anything is.
    static func existing(of object: any Accessible) -> AccessibleMemory? {
        let memory = g_object_get_qdata(object.pointer.assumingMemoryBound(to: GObject.self), key)
        return memory.map { Unmanaged<AccessibleMemory>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What is kept for an object, nothing to begin with.
    static func of(_ object: any Accessible) -> AccessibleMemory {
        if let existing = existing(of: object) { return existing }
        let made = AccessibleMemory()
        let pointer = Unmanaged.passRetained(made).toOpaque()
        g_object_set_qdata_full(object.pointer.assumingMemoryBound(to: GObject.self), key, pointer) { memory in
            if let memory { Unmanaged<AccessibleMemory>.fromOpaque(memory).release() }
        }
        return made
    }

    private static let key: GQuark = g_quark_from_string("combine-gtk-accessible-memory")
}
