import Combine
import Dispatch

// These functions aren't in `Combine`, because the compiler adds a check to each main-actor closure that is passed to a
// module of the Swift 5 mode.

extension TrackingScope {
    /// The same as ``suspended(_:)``, for closures of the main actor.
    package static func suspendedOnMainActor<Result>(_ body: () throws -> Result) rethrows -> Result {
        try suspended(body)
    }
}

extension MainThread {
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
                "\(use) was called on a thread other than the main thread. Only the main thread can use GTK objects"
            )
        }
        fatalError(
            "\(use) was called on the main actor, but not on the process's main thread, on which GTK runs. An "
                + "asynchronous main() leaves the main thread at its first await. Make main() synchronous, and await in "
                + "a Task that it starts"
        )
    }
}
