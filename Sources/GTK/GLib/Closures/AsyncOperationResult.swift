import CGtk

/// The outcome of an asynchronous operation, for its finish function. A `GAsyncResult`.
@_spi(Binding)
@MainActor
public final class AsyncOperationResult {
    /// The C object, valid as long as this object exists.
    //
    // Unsafe only to the checker: an address, and constant.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Adds a reference, which the end of this object drops.
    nonisolated init(_ pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}
