import CGtk
import Glibc
import Gtk

/// Objects that only C has as yet, and how many of them are gone.
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

    /// How many were freed.
    var freed: Int { freedCount.pointee }

    /// Makes an object; the caller has its only reference, which for an Adjustment is floating.
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

    /// How many references an object that is alive has.
    static func references(_ pointer: UnsafeMutableRawPointer) -> Int {
        Int(pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count)
    }
}

/// By how many bytes the C heap grew while a piece of code ran often enough for a leak to show.
@MainActor
func heapGrowth(rounds: Int = 2_000, _ body: () -> Void) -> Int {
    // What is allocated once.
    for _ in 0..<10 { body() }
    let before = mallinfo2().uordblks
    for _ in 0..<rounds { body() }
    return Int(mallinfo2().uordblks) - Int(before)
}
