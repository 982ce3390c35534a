import CGtk
import CombineGtk

/// The C objects of a test that haven't been finalized yet.
@MainActor
enum WatchedObjects {
    /// The descriptions of the objects, by number.
    private(set) static var alive: [Int: String] = [:]
    private static var count = 0

    /// Starts to observe the finalization of a C object.
    static func watch(_ object: Object, _ remark: String = "") {
        count += 1
        alive[count] = "\(object.typeName) \(count) \(remark)"
        // GObject destroys the data of an object when it finalizes the object. In this test, that happens on the main
        // thread.
        g_object_set_data_full(
            object.pointer.assumingMemoryBound(to: GObject.self),
            "watched-object",
            UnsafeMutableRawPointer(bitPattern: count)
        ) { number in
            MainActor.assumeIsolated { WatchedObjects.alive[Int(bitPattern: number)] = nil }
        }
    }

    /// Returns a description with the number of an object and its C reference count.
    static func describe(_ object: Object) -> String {
        let pointer = object.pointer.assumingMemoryBound(to: GObject.self)
        let number = Int(bitPattern: g_object_get_data(pointer, "watched-object"))
        return "\(object.typeName) \(number), \(pointer.pointee.ref_count) references"
    }
}
