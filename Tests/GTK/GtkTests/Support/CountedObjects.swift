import CGtk
import Gtk

/// C objects without Swift wrappers, and the number of finalized objects.
@MainActor
final class CountedObjects {
    private let freedCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    private(set) var pointers: [UnsafeMutableRawPointer] = []

    init() {
        freedCount.initialize(to: 0)
    }

    isolated deinit {
        freedCount.deallocate()
    }

    /// The number of finalized objects.
    var freed: Int { freedCount.pointee }

    /// Creates an object. The caller owns the only reference, which is floating for an `Adjustment`.
    func make(_ type: GType = g_object_get_type()) -> UnsafeMutableRawPointer {
        guard let object = g_object_new_with_properties(type, 0, nil, nil) else { fatalError("GLib made no object") }
        g_object_weak_ref(
            object,
            { count, _ in count?.assumingMemoryBound(to: Int.self).pointee += 1 },
            freedCount
        )
        pointers.append(UnsafeMutableRawPointer(object))
        return UnsafeMutableRawPointer(object)
    }

    /// Returns the reference count of an object.
    static func references(_ pointer: UnsafeMutableRawPointer) -> Int {
        Int(pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count)
    }
}
