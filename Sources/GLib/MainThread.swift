import CGtk
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
package enum MainThread {
    /// The identifier of the process's first thread; 0 until that thread first asks.
    private static let firstThread = Atomic<UInt>(0)

    /// Whether the caller may run main-actor code.
    @inline(__always)
    package static var isCurrent: Bool {
        // On Linux the identifiers are numbers; comparing them here saves `pthread_equal`'s call.
        pthread_self() == firstThread.load(ordering: .relaxed) || isCurrentSlowly
    }

    /// Whether the caller runs on the process's first thread, where alone GTK's objects may be used.
    @inline(__always)
    package static var isFirstThread: Bool {
        pthread_self() == firstThread.load(ordering: .relaxed) || findFirstThread()
    }

    /// Relaxed order suffices: only the thread that stored the identifier can find its own.
    @inline(never)
    private static func findFirstThread() -> Bool {
        guard firstThread.load(ordering: .relaxed) == 0, combinegtk_is_first_thread() != 0 else { return false }
        firstThread.store(pthread_self(), ordering: .relaxed)
        return true
    }

    @inline(never)
    private static var isCurrentSlowly: Bool {
        findFirstThread() || isOnMainQueue
    }

    /// Whether the caller runs on Dispatch's main queue, on whichever thread.
    private static var isOnMainQueue: Bool {
        _ = markedMainQueue
        return DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    private static let mainQueueKey = DispatchSpecificKey<Void>()
    private static let markedMainQueue: Void = DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())

    /// Runs main-actor code where the caller is known to be on the main thread, as in a C callback.
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
        return withoutActuallyEscaping(body) { body in
            // The main thread is the main actor's only executor, so isolation holds; the cast only removes the
            // annotation, as `MainActor.assumeIsolated` does after its own, slower check.
            unsafeBitCast(body, to: (() -> Result).self)()
        }
    }

    /// Traps unless the caller is on the process's first thread.
    ///
    /// - Parameters:
    ///   - subject: the object or class concerned.
    ///   - function: the caller, for the message.
    @inline(__always)
    package static func require(_ subject: @autoclosure () -> String, function: StaticString = #function) {
        if !isFirstThread { refuse(subject(), function) }
    }

    @inline(never)
    private static func refuse(_ subject: String, _ function: StaticString) -> Never {
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

    /// A main-actor closure as one to call from C callbacks that are known to be on the main thread.
    ///
    /// Calling it through ``assume(of:function:_:)`` would wrap it in a second isolated closure, and each of those asks the
    /// concurrency runtime where it is.
    package static func unisolated<Input, Result>(
        _ body: @escaping @MainActor (Input) -> Result
    ) -> (Input) -> Result {
        // As in `assume`: the cast only removes the annotation.
        unsafeBitCast(body, to: ((Input) -> Result).self)
    }

    /// The same for a closure of two parameters.
    package static func unisolated<First, Second, Result>(
        _ body: @escaping @MainActor (First, Second) -> Result
    ) -> (First, Second) -> Result {
        unsafeBitCast(body, to: ((First, Second) -> Result).self)
    }
}
