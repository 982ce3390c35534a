import CGtk

/// The thread that the main actor runs on, told apart fast enough to ask at every signal.
///
/// `MainActor.assumeIsolated` asks the concurrency runtime each time, which costs as much as the whole emission of a
/// GObject signal; comparing two thread identifiers costs a nanosecond.
package enum MainThread {
    /// Set by the first main-actor code of this module that runs, hence on the main actor's thread.
    private static let thread: pthread_t = pthread_self()

    /// Remembers the calling thread as the main one, if none is yet.
    @MainActor package static func remember() {
        _ = thread
    }

    /// Whether the caller runs on the main actor's thread.
    package static var isCurrent: Bool {
        // On Linux the identifiers are numbers; comparing them here saves `pthread_equal`'s call.
        pthread_self() == thread
    }

    /// Runs main-actor code from a C callback that is known to be on the main thread.
    ///
    /// Traps on any other thread.
    package static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
        if !isCurrent { fatalError("GTK was used off the main thread") }
        return withoutActuallyEscaping(body) { body in
            // The main thread is the main actor's only executor, so isolation holds; the cast only removes the
            // annotation, as `MainActor.assumeIsolated` does after its own, slower check.
            unsafeBitCast(body, to: (() -> Result).self)()
        }
    }

    /// A main-actor closure as one to call from C callbacks that are known to be on the main thread.
    ///
    /// Calling it through ``assume(_:)`` would wrap it in a second isolated closure, and each of those asks the
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
