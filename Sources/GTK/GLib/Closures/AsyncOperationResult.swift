import CGtk

/// A `GAsyncResult`, from which the finish function of an asynchronous operation reads the outcome.
@_spi(Binding)
@MainActor
public final class AsyncOperationResult {
    /// The C object, valid as long as this object exists.
    //
    // `nonisolated(unsafe)` is safe here, because any thread can read a constant address.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// Retains the C object. The reference is released when this object is deallocated.
    nonisolated init(_ pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
