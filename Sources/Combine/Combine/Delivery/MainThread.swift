import Dispatch
import Synchronization

/// The process's first thread, on which GTK and the main actor run.
///
/// The kernel identifies it at the first question; every further one costs a load and a comparison:
/// `MainActor.assumeIsolated` asks the concurrency runtime each time, which costs as much as the whole emission of a
/// GObject signal.
///
/// With an asynchronous `main` the main actor leaves that thread at its first `await`: Dispatch then runs the main queue
/// on threads of its own, one at a time. Objects of GTK's are refused there, as GTK's main loop would never serve it. Code
/// that has no such objects, a view model's bindings say, works: for it, running on the main queue is what counts.
@usableFromInline
package enum MainThread {
    /// The identifier of the process's first thread; 0 until that thread first asks.
    @usableFromInline static let firstThread = Atomic<UInt>(0)

    /// Whether the caller may run main-actor code.
    @inlinable
    @inline(__always)
    package static var isCurrent: Bool {
        currentThread() == firstThread.load(ordering: .relaxed) || isCurrentSlowly
    }

    /// Whether the caller runs on the process's first thread, where alone GTK's objects may be used.
    @inlinable
    @inline(__always)
    package static var isFirstThread: Bool {
        currentThread() == firstThread.load(ordering: .relaxed) || findFirstThread()
    }

    /// Relaxed order suffices: only the thread that stored the identifier can find its own.
    @usableFromInline
    @inline(never)
    static func findFirstThread() -> Bool {
        guard firstThread.load(ordering: .relaxed) == 0, isOnFirstThread() else { return false }
        firstThread.store(currentThread(), ordering: .relaxed)
        return true
    }

    @usableFromInline
    @inline(never)
    static var isCurrentSlowly: Bool {
        findFirstThread() || isOnMainQueue
    }

    /// Whether the caller runs on Dispatch's main queue, on whichever thread.
    private static var isOnMainQueue: Bool {
        _ = markedMainQueue
        return DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    private static let mainQueueKey = DispatchSpecificKey<Void>()
    private static let markedMainQueue: Void = DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())

    // MARK: From outside the main actor into it

    /// Runs main-actor code where the caller is known to be on the main thread, as in a C callback: the change of isolation.
    ///
    /// Traps on any other thread. `body` captures nothing and gets what it needs as its context: a closure without captures
    /// costs no allocation.
    @inlinable
    @inline(__always)
    package static func enter<Context, Result>(
        _ context: Context,
        function: StaticString = #function,
        _ body: @escaping @MainActor (Context) -> Result
    ) -> Result {
        if !isCurrent { refuse("", function) }
        // The main thread is the main actor's only executor, so isolation holds; the cast only removes the annotation, as
        // `MainActor.assumeIsolated` does after its own, slower check.
        return unsafeBitCast(body, to: ((Context) -> Result).self)(context)
    }

    /// Runs main-actor code where the caller is known to be on the main thread, and where an allocation does not count.
    ///
    /// Traps on any other thread, naming the function that asked and what it was asked for.
    ///
    /// - Parameters:
    ///   - subject: the object or class concerned, for the message.
    ///   - function: the caller, for the message.
    package static func assume<Result>(
        of subject: @autoclosure () -> String = "",
        function: StaticString = #function,
        _ body: @MainActor () -> Result
    ) -> Result {
        if !isCurrent { refuse(subject(), function) }
        // As in `enter`.
        return withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Result).self)() }
    }

    /// Runs main-actor code: at once on the main thread, from another one by way of Dispatch's main queue.
    @usableFromInline
    package static func perform<Context: Sendable>(
        _ context: Context,
        _ body: @escaping @MainActor @Sendable (Context) -> Void
    ) {
        if isCurrent {
            enter(context, body)
        } else {
            DispatchQueue.main.async { body(context) }
        }
    }

    /// Traps unless the caller is on the process's first thread.
    ///
    /// - Parameters:
    ///   - subject: the object or class concerned.
    ///   - function: the caller, for the message.
    @inlinable
    @inline(__always)
    package static func require(_ subject: @autoclosure () -> String, function: StaticString = #function) {
        if !isFirstThread { refuse(subject(), function) }
    }

    @usableFromInline
    @inline(never)
    static func refuse(_ subject: String, _ function: StaticString) -> Never {
        let use = subject.isEmpty ? "\(function)" : "\(function) of \(subject)"
        guard isOnMainQueue else {
            fatalError("\(use) was called on another thread than the main thread, which alone may use GTK's objects")
        }
        fatalError(
            "\(use) was called on the main actor, but off the process's main thread, on which alone GTK runs: an "
                + "asynchronous main() gives that thread up at its first await. Make main() synchronous, and await in a "
                + "Task that it starts"
        )
    }
}
