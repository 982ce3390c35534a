import CGtk
@_spi(Binding) import GLib

/// Runs an `async` method for C, which calls one function to start it and one to get its result.
@MainActor
enum AsyncMethod {
    /// Runs a method and completes the C task with true, or with its error.
    ///
    /// The method's task is cancelled with the `GCancellable`. C then reads ``GLibError/isCancelled``, regardless of
    /// the method's result.
    ///
    /// - Parameters:
    ///   - result: The C task, which holds the object. This function takes ownership of it.
    ///   - cancellable: The cancellable that cancels it, if any.
    static func run(
        _ result: OpaquePointer,
        _ cancellable: UnsafeMutablePointer<CGtk.GCancellable>?,
        _ method: @escaping @MainActor () async throws(GLibError) -> Void
    ) {
        MainContext.joinMainQueue()
        let cancellation = cancellable.map { Cancellation($0) }
        // Safe although the compiler can't check it: the task runs on this thread, the main thread, and nothing else
        // has the result.
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
        // The task runs on the main actor, so it begins after this function returns.
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

    /// Cancels the task when the `GCancellable` is cancelled, on any thread, or immediately if it's already cancelled.
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

/// A task for the C callback.
private final class TaskHandle: Sendable {
    let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }
}
