import CGtk
import Combine
import CombineModel

/// A reference to a source of the main loop, `GSource`, that ends when it is cancelled.
//
// `@unchecked Sendable`: GLib's sources are reference-counted and may be destroyed from any thread.
final class SourceReference: Disposable, @unchecked Sendable {
    let pointer: UnsafeMutablePointer<GSource>

    /// Takes over the caller's reference.
    init(_ pointer: UnsafeMutablePointer<GSource>) {
        self.pointer = pointer
    }

    deinit {
        g_source_unref(pointer)
    }

    var isDisposed: Bool { g_source_is_destroyed(pointer) != 0 }

    /// Takes it off the loop, which lets its closure go.
    ///
    /// By reference and not by number: a number may be another source's by the time that a thread gets to it.
    func cancel() {
        g_source_destroy(pointer)
    }
}
