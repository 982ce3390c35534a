import CGtk
import CombineModel

/// A reference to a `GSource`, which is an event source of the main loop. Cancelling the reference destroys the source.
//
// `@unchecked Sendable` because GLib sources are reference-counted and can be destroyed on any thread.
final class SourceReference: Disposable, @unchecked Sendable {
    let pointer: UnsafeMutablePointer<GSource>

    /// Creates an object that takes ownership of an existing reference to a source.
    init(_ pointer: UnsafeMutablePointer<GSource>) { self.pointer = pointer }

    deinit { g_source_unref(pointer) }

    var isDisposed: Bool { g_source_is_destroyed(pointer) != 0 }

    /// Removes the source from the main loop. This releases the source's closure.
    ///
    /// This method doesn't use the source's ID, because GLib may have reused the ID for another source.
    func cancel() { g_source_destroy(pointer) }
}

/// The values that the callback of a source can return.
enum SourceResult {
    /// Removes the source. `G_SOURCE_REMOVE`.
    static let remove: gboolean = 0
    /// Keeps the source. `G_SOURCE_CONTINUE`.
    static let keep: gboolean = 1
}
