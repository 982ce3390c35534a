import CGtk

/// Runs a pair of C functions, one that starts an operation and one that finishes it after the callback, as one `async`
/// call.
@_spi(Binding)
public enum AsyncOperation {
    /// Starts an operation and waits for its callback, which the main loop calls.
    ///
    /// The `GCancellable` is cancelled when the task is cancelled, even before the start. The operation still ends with
    /// its callback. Its finish function then reports ``GLibError/isCancelled``.
    ///
    /// - Parameter start: A closure that calls the C function with the callback and its data.
    /// - Returns: The argument for the finish function.
    @MainActor
    public static func run(
        _ start: (
            _ cancellable: UnsafeMutablePointer<GCancellable>,
            _ callback: @escaping GAsyncReadyCallback,
            _ data: UnsafeMutableRawPointer
        ) -> Void
    ) async -> AsyncOperationResult {
        guard let cancellable = g_cancellable_new() else { fatalError("GLib couldn't create a GCancellable") }
        defer { g_object_unref(cancellable) }
        // Safe although the compiler can't check it: the handler is called while this function waits and holds the
        // object. Work that the handler schedules for later has its own reference.
        nonisolated(unsafe) let handle = cancellable
        return await withTaskCancellationHandler {
            if Task.isCancelled { g_cancellable_cancel(cancellable) }
            return await runUncancellably { start(cancellable, $0, $1) }
        } onCancel: {
            // The cancellation is scheduled, because otherwise the handlers of `cancelled` would run on this thread
            // while it holds locks of the runtime.
            g_object_ref(handle)
            MainThread.performLater {
                g_cancellable_cancel(handle)
                g_object_unref(handle)
            }
        }
    }

    /// Starts an operation that can't be cancelled and waits for its callback, which the main loop calls.
    @MainActor
    public static func runUncancellably(
        _ start: (_ callback: @escaping GAsyncReadyCallback, _ data: UnsafeMutableRawPointer) -> Void
    ) async -> AsyncOperationResult {
        MainContext.joinMainQueue()
        return await withUnsafeContinuation { continuation in
            start(finished, retainedBox(continuation))
        }
    }

    private static let finished: GAsyncReadyCallback = { _, result, data in
        MainThread.enter((result, data)) { result, data in
            let continuation: UnsafeContinuation<AsyncOperationResult, Never> = takeBoxedFunction(data)
            guard let result else { fatalError("An asynchronous operation ended without a result") }
            continuation.resume(returning: AsyncOperationResult(result))
        }
    }
}
