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
    package static var isCurrent: Bool { currentThread() == firstThread.load(ordering: .relaxed) || isCurrentSlowly }

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
    package static func hideFirstThread() { firstThread.store(.max, ordering: .relaxed) }

    /// Reverts ``hideFirstThread()``. Call this method on the first thread.
    package static func showFirstThread() { firstThread.store(currentThread(), ordering: .relaxed) }

    @usableFromInline
    @inline(never)
    static var isCurrentSlowly: Bool { findFirstThread() || isOnMainQueue }

    /// A Boolean value that indicates whether the caller runs on Dispatch's main queue, on any thread.
    package static var isOnMainQueue: Bool {
        _ = markedMainQueue
        return DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    private static let mainQueueKey = DispatchSpecificKey<Void>()
    private static let markedMainQueue: Void = DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())
}
