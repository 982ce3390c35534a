import CGtk
import CombineGtk

/// A test's C objects that are not finalized yet.
@MainActor
enum WatchedObjects {
    /// The objects, by the numbers with which they were watched.
    private(set) static var alive: [Int: String] = [:]
    private static var count = 0

    /// Watches an object's C object.
    static func watch(_ object: Object, _ remark: String = "") {
        count += 1
        alive[count] = "\(object.typeName) \(count) \(remark)"
        // The data of an object is destroyed when the object is finalized, here by the main thread.
        g_object_set_data_full(
            object.pointer.assumingMemoryBound(to: GObject.self),
            "watched-object",
            UnsafeMutableRawPointer(bitPattern: count)
        ) { number in
            MainActor.assumeIsolated { WatchedObjects.alive[Int(bitPattern: number)] = nil }
        }
    }

    /// Returns an object's number, and the number of C's references.
    static func describe(_ object: Object) -> String {
        let pointer = object.pointer.assumingMemoryBound(to: GObject.self)
        let number = Int(bitPattern: g_object_get_data(pointer, "watched-object"))
        return "\(object.typeName) \(number), \(pointer.pointee.ref_count) references"
    }
}
