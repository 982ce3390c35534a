import Dispatch
import Synchronization

/// The process's first thread, on which GTK and the main actor run.
///
/// The first check makes a system call. Later checks cost a load and a comparison. In contrast, each call to
/// `MainActor.assumeIsolated` calls the concurrency runtime, which costs as much as emitting a GObject signal.
///
/// If `main` is asynchronous, the main actor leaves the first thread at the first `await`. From then on, Dispatch runs
/// the main queue on threads of its thread pool, one at a time. GTK objects can't be used on those threads, because a
/// GTK main loop that runs there would block the main queue, and with it the main actor. Code without GTK objects, such
/// as the bindings of a view model, needs only the main queue and works on any of those threads.
@usableFromInline
package enum MainThread {
    /// The identifier of the process's first thread, or 0 until the first check on that thread.
    @usableFromInline static let firstThread = Atomic<UInt>(0)

    /// A Boolean value that indicates whether the caller can run main-actor code.
    @inlinable
    @inline(__always)
    package static var isCurrent: Bool {
        currentThread() == firstThread.load(ordering: .relaxed) || isCurrentSlowly
    }

    /// A Boolean value that indicates whether the caller runs on the process's first thread. Only that thread can use
    /// GTK objects.
    @inlinable
    @inline(__always)
    package static var isFirstThread: Bool {
        currentThread() == firstThread.load(ordering: .relaxed) || findFirstThread()
    }

    /// If the calling thread is the first thread and no identifier is stored yet, stores the identifier of the thread
    /// and returns true. Otherwise, returns false.
    ///
    /// Relaxed order suffices, because only the first thread stores the identifier, and the stored identifier matches
    /// no other thread.
    @usableFromInline
    @inline(never)
    static func findFirstThread() -> Bool {
        guard firstThread.load(ordering: .relaxed) == 0, isOnFirstThread() else { return false }
        firstThread.store(currentThread(), ordering: .relaxed)
        return true
    }

    /// Makes ``isFirstThread`` false on every thread. A test runner calls this method while the process's first thread
    /// serves the main queue but doesn't run the GTK main loop.
    package static func hideFirstThread() {
        firstThread.store(.max, ordering: .relaxed)
    }

    /// Reverts ``hideFirstThread()``. Call this method on the first thread.
    package static func showFirstThread() {
        firstThread.store(currentThread(), ordering: .relaxed)
    }

    @usableFromInline
    @inline(never)
    static var isCurrentSlowly: Bool {
        findFirstThread() || isOnMainQueue
    }

    /// A Boolean value that indicates whether the caller runs on Dispatch's main queue, on any thread.
    private static var isOnMainQueue: Bool {
        _ = markedMainQueue
        return DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    private static let mainQueueKey = DispatchSpecificKey<Void>()
    private static let markedMainQueue: Void = DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())

    // MARK: Entering the main actor

    /// Runs main-actor code when the caller is known to be on the main thread, for example in a C callback.
    ///
    /// Traps on any other thread. Pass the values that `body` needs as `context` instead of capturing them. A closure
    /// without captures needs no allocation.
    @inlinable
    @inline(__always)
    package static func enter<Context, Result>(
        _ context: Context,
        function: StaticString = #function,
        _ body: @escaping @MainActor (Context) -> Result
    ) -> Result {
        if !isCurrent { trap("", function) }
        // The check above proves that this code is isolated to the main actor. The cast only removes the annotation
        // from the type of the closure, like `MainActor.assumeIsolated` after its slower check.
        return unsafeBitCast(body, to: ((Context) -> Result).self)(context)
    }

    /// Runs main-actor code if the caller is on the main thread. Otherwise, returns nil without running it.
    ///
    /// As in ``enter(_:function:_:)``, pass the values that `body` needs as `context`.
    @inlinable
    @inline(__always)
    package static func enterIfCurrent<Context, Result>(
        _ context: Context,
        _ body: @escaping @MainActor (Context) -> Result
    ) -> Result? {
        // This cast is safe for the same reason as the one in `enter`.
        isCurrent ? unsafeBitCast(body, to: ((Context) -> Result).self)(context) : nil
    }

    /// Runs main-actor code when the caller is known to be on the main thread. The closure can capture values.
    ///
    /// Traps on any other thread, with a message that contains the subject and the calling function.
    ///
    /// - Parameters:
    ///   - subject: The object or class to name in the message.
    ///   - function: The calling function to name in the message.
    package static func assume<Result>(
        of subject: @autoclosure () -> String = "",
        function: StaticString = #function,
        _ body: @MainActor () -> Result
    ) -> Result {
        if !isCurrent { trap(subject(), function) }
        // This cast is safe for the same reason as the one in `enter`.
        return withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Result).self)() }
    }

    /// Runs main-actor code immediately on the main thread, or on Dispatch's main queue if called from another thread.
    @usableFromInline
    package static func perform<Context: Sendable>(
        _ context: Context,
        _ body: @escaping @MainActor @Sendable (Context) -> Void
    ) {
        if enterIfCurrent(context, body) == nil { performLater { body(context) } }
    }

    /// Schedules main-actor code on Dispatch's main queue, which the main loop serves.
    package static func performLater(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { body() }
    }

    /// Traps unless the caller is on the process's first thread.
    ///
    /// - Parameters:
    ///   - subject: The object or class to name in the message.
    ///   - function: The calling function to name in the message.
    @inlinable
    @inline(__always)
    package static func require(_ subject: @autoclosure () -> String, function: StaticString = #function) {
        if !isFirstThread { trap(subject(), function) }
    }

    @usableFromInline
    @inline(never)
    static func trap(_ subject: String, _ function: StaticString) -> Never {
        let use = subject.isEmpty ? "\(function)" : "\(function) of \(subject)"
        guard isOnMainQueue else {
            fatalError(
                "\(use) was called on a thread other than the main thread. Only the main thread can "
                    + "use GTK objects"
            )
        }
        fatalError(
            "\(use) was called on the main actor, but not on the process's main thread, on which GTK runs. An "
                + "asynchronous main() leaves the main thread at its first await. Make main() synchronous, and await in "
                + "a Task that it starts"
        )
    }
}
