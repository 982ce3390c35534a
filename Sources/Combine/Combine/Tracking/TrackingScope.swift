import Synchronization

/// Runs a closure in which Swift's Observation follows what Combine publishes.
///
/// Within it, reads of `@Published` properties and of the `value` of subjects are reported to `withObservationTracking`
/// or `Observations`, either inside the closure or around it:
///
/// ```swift
/// withObservationTracking {
///     trackingPublished { label.text = model.name }
/// } onChange: {
///     // `model.name`, a `@Published` property, is about to change.
/// }
/// ```
///
/// Elsewhere such reads aren't reported, as in Apple's Combine, and cost an additional load and branch. The scope
/// belongs to the calling thread until the closure returns. Scopes nest. Observation also reports the reads of a nested
/// `withObservationTracking` to the outer one.
public func trackingPublished<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TrackingScope.reporting(true, body)
}

/// The scopes of this package, within which reads of tracked values are reported to Swift's Observation.
@usableFromInline
package enum TrackingScope {
    /// The number of scopes on all threads.
    ///
    /// Relaxed order suffices, because a thread only checks for its own scopes, and always sees its own writes.
    @usableFromInline
    static let scopes = Atomic<Int>(0)

    /// The number of listeners on the main thread, which are its scopes and calls of ``listeningOnMainThread(_:)``.
    @usableFromInline
    static let mainThreadListeners = Atomic<Int>(0)

    /// The threads that are within a scope, each with a Boolean value that indicates whether its reads are reported.
    private static let threads = Locked<[UInt: Bool]>([:])

    /// A Boolean value that indicates whether reads on this thread may have to be reported. It's false if no thread is
    /// within a scope, and can be true on a thread without a scope.
    @inlinable
    package static var mayListen: Bool { scopes.load(ordering: .relaxed) != 0 }

    /// A Boolean value that indicates whether a read of a GObject property, on the main thread, may have to be
    /// reported, to a scope or to ``listeningOnMainThread(_:)``.
    @inlinable
    @inline(__always)
    package static var mayListenOnMainThread: Bool { mainThreadListeners.load(ordering: .relaxed) != 0 }

    /// A Boolean value that indicates whether a read on this thread is reported.
    package static var isReporting: Bool { mayListen && threads.withLock { $0[currentThread()] ?? false } }

    /// A Boolean value that indicates whether this thread is within a scope, even if the scope is suspended.
    package static var isOpen: Bool { mayListen && threads.withLock { $0[currentThread()] != nil } }

    /// Runs `body` within a scope.
    @usableFromInline
    package static func reporting<Result>(_ isReporting: Bool, _ body: () throws -> Result) rethrows -> Result {
        let thread = currentThread()
        let outer = threads.withLock { $0.updateValue(isReporting, forKey: thread) }
        scopes.add(1, ordering: .relaxed)
        defer {
            scopes.subtract(1, ordering: .relaxed)
            threads.withLock { $0[thread] = outer }
        }
        return try MainThread.isFirstThread ? listeningOnMainThread(body) : body()
    }

    /// Runs `body` with the enclosing scopes suspended, so that its reads are only reported to scopes that it opens
    /// itself.
    @inlinable
    package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        mayListen ? try suspendedWithinScope(body) : try body()
    }

    @usableFromInline
    @inline(never)
    static func suspendedWithinScope<Result>(_ body: () throws -> Result) rethrows -> Result {
        isOpen ? try reporting(false, body) : try body()
    }

    /// Runs `body` on the main thread while ``mayListenOnMainThread`` holds.
    @inlinable
    package static func listeningOnMainThread<Result>(_ body: () throws -> Result) rethrows -> Result {
        mainThreadListeners.add(1, ordering: .relaxed)
        defer { mainThreadListeners.subtract(1, ordering: .relaxed) }
        return try body()
    }
}
