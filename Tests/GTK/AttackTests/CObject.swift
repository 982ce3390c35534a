import CGtk
import CombineGtk

/// A C object that another thread uses.
//
// `@unchecked Sendable`: only references are added and released, which is safe on any thread.
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
