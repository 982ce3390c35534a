import CGtk
@_spi(Binding) import GLib

/// Runs an `async` method on behalf of C. C has separate functions that start the method and get its result.
@MainActor
enum AsyncMethod {
    /// Runs a method, and then completes the `GTask` with true, or with the error that the method throws.
    ///
    /// Cancelling the `GCancellable` cancels the method's task. C then receives the error `G_IO_ERROR_CANCELLED`,
    /// regardless of the method's result.
    ///
    /// - Parameters:
    ///   - result: The `GTask`, which retains the object. This function takes ownership of the task.
    ///   - cancellable: The `GCancellable` that cancels the method, or nil if the method can't be cancelled.
    static func run(
        _ result: OpaquePointer,
        _ cancellable: UnsafeMutablePointer<CGtk.GCancellable>?,
        _ method: @escaping @MainActor () async throws(GLibError) -> Void
    ) {
        MainContext.joinMainQueue()
        let cancellation = cancellable.map { Cancellation($0) }
        // `nonisolated(unsafe)` is safe here, because the task runs on this thread, which is the main thread, and
        // nothing else uses the result.
        nonisolated(unsafe) let result = result
        let task = Task {
            do throws(GLibError) {
                try await method()
                g_task_return_boolean(result, 1)
            } catch {
                g_task_return_error(result, error.copiedPointer)
            }
            cancellation?.end()
            g_object_unref(UnsafeMutableRawPointer(result))
        }
        // The task runs on the main actor. Therefore, it starts after this function has returned, and calls `end()`
        // after this call of `cancels(_:)`.
        cancellation?.cancels(task)
    }
}

/// Cancels a task when a `GCancellable` is cancelled.
@MainActor
private final class Cancellation {
    private let cancellable: UnsafeMutablePointer<CGtk.GCancellable>
    private var handler: gulong = 0

    init(_ cancellable: UnsafeMutablePointer<CGtk.GCancellable>) {
        self.cancellable = cancellable
        g_object_ref(cancellable)
    }

    /// Cancels the task when the `GCancellable` is cancelled on any thread. If the `GCancellable` is already cancelled,
    /// cancels the task immediately.
    func cancels(_ task: Task<Void, Never>) {
        let cancelled: @convention(c) (UnsafeMutablePointer<CGtk.GCancellable>?, UnsafeMutableRawPointer?) -> Void = {
            if let handle = $1 { Unmanaged<TaskHandle>.fromOpaque(handle).takeUnretainedValue().task.cancel() }
        }
        handler = g_cancellable_connect(
            cancellable,
            unsafeBitCast(cancelled, to: GCallback.self),
            Unmanaged.passRetained(TaskHandle(task)).toOpaque()
        ) { handle in
            if let handle { Unmanaged<TaskHandle>.fromOpaque(handle).release() }
        }
    }

    func end() {
        if handler != 0 { g_cancellable_disconnect(cancellable, handler) }
        g_object_unref(cancellable)
    }
}

/// A box for a task that is passed through C.
private final class TaskHandle: Sendable {
    let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }
}
