import CGtk
import CombineModel

/// Functions that run an asynchronous C operation as one `async` call. An asynchronous C operation consists of a start
/// function, a callback and a finish function.
@_spi(Binding)
public enum AsyncOperation {
    /// Starts an operation and waits until the main loop calls its callback.
    ///
    /// Cancelling the task cancels the operation's `GCancellable`, even before the operation starts. The callback is
    /// still called, and the finish function then reports ``GLibError/isCancelled``.
    ///
    /// - Parameters:
    ///   - countsAsWork: A Boolean value that indicates whether the operation counts as pending work in
    ///     `BackgroundWork`.
    ///   - start: A closure that calls the C function with the given callback and callback data.
    /// - Returns: The result object to pass to the finish function.
    @MainActor
    public static func run(
        countsAsWork: Bool = false,
        _ start: (
            _ cancellable: UnsafeMutablePointer<GCancellable>,
            _ callback: @escaping AsyncReadyFunction,
            _ data: UnsafeMutableRawPointer
        ) -> Void
    ) async -> AsyncOperationResult {
        guard let cancellable = g_cancellable_new() else { fatalError("GLib couldn't create a GCancellable") }
        defer { g_object_unref(cancellable) }
        // `nonisolated(unsafe)` is safe here. This function retains the object as long as the cancellation handler can
        // run. The work that the handler schedules has its own reference.
        nonisolated(unsafe) let handle = cancellable
        if countsAsWork { BackgroundWork.begin() }
        defer { if countsAsWork { BackgroundWork.end() } }
        return await withTaskCancellationHandler {
            if Task.isCancelled { g_cancellable_cancel(cancellable) }
            return await runUncancellably { start(cancellable, $0, $1) }
        } onCancel: {
            // The cancellation is scheduled, because this thread may hold locks of the Swift runtime. The handlers of
            // the `cancelled` signal must not run while a thread holds these locks.
            g_object_ref(handle)
            MainThread.performLater {
                g_cancellable_cancel(handle)
                g_object_unref(handle)
            }
        }
    }

    /// Starts an operation that can't be cancelled, and waits until the main loop calls its callback.
    @MainActor
    public static func runUncancellably(
        _ start: (_ callback: @escaping AsyncReadyFunction, _ data: UnsafeMutableRawPointer) -> Void
    ) async -> AsyncOperationResult {
        MainContext.joinMainQueue()
        return await withUnsafeContinuation { continuation in
            start(finished, retainedBox(continuation))
        }
    }

    private static let finished: AsyncReadyFunction = { _, result, data in
        MainThread.enter((result, data)) { result, data in
            let continuation: UnsafeContinuation<AsyncOperationResult, Never> = takeBoxedFunction(data)
            guard let result else { fatalError("An asynchronous operation ended without a result") }
            continuation.resume(returning: AsyncOperationResult(result))
        }
    }
}
