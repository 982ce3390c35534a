import CGtk
import CombineGtk

/// A C object in the hands of another thread.
//
// `@unchecked Sendable`: any thread may add and drop references, and that is all this does.
struct CObject: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    @MainActor
    init(_ object: Object) {
        pointer = object.pointer
    }

    init(pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    func retain() {
        g_object_ref(pointer)
    }

    func release() {
        g_object_unref(pointer)
    }
}
