import CGtk

/// The outcome of an asynchronous operation, for its finish function. A `GAsyncResult`.
@_spi(Binding)
@MainActor
public final class AsyncOperationResult {
    /// The C object, valid as long as this object exists.
    //
    // Safe although the compiler can't check it: it's a constant address.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Adds a reference, which is released when this object is deallocated.
    nonisolated init(_ pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}
