import CGtk
import CombineGtk
import Synchronization

/// Counts C objects that aren't finalized yet. Objects can be finalized on any thread.
enum Finalization {
    private static let count = Atomic(0)

    /// The watched objects that still exist.
    static var unfinished: Int { count.load(ordering: .sequentiallyConsistent) }

    /// Starts to watch an object.
    @MainActor
    static func watch(_ object: Object) {
        count.add(1, ordering: .sequentiallyConsistent)
        // An object's data is destroyed when the object is finalized, on any thread.
        g_object_set_data_full(
            object.pointer.assumingMemoryBound(to: GObject.self),
            "attack-finalization",
            object.pointer,
            finalized
        )
    }

    // Not isolated, because GLib calls it on any thread.
    private static let finalized: GDestroyNotify = { _ in
        Finalization.count.subtract(1, ordering: .sequentiallyConsistent)
    }
}
