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
    /// Relaxed, since a thread only asks for its own scopes, and sees what it has stored itself.
    @usableFromInline
    static let scopes = Atomic<Int>(0)

    /// The number of listeners on the main thread: its scopes, and those of ``listeningOnMainThread(_:)``.
    @usableFromInline
    static let mainThreadListeners = Atomic<Int>(0)

    /// The threads within a scope, and whether they report reads.
    private static let threads = Locked<[UInt: Bool]>([:])

    /// A Boolean value that indicates whether a read may have to be reported. It's false on a thread without a scope,
    /// unless another thread has one.
    @inlinable
    package static var mayListen: Bool { scopes.load(ordering: .relaxed) != 0 }

    /// A Boolean value that indicates whether a read of a GObject property, on the main thread, may be of interest: to
    /// a scope there or to ``listeningOnMainThread(_:)``.
    @inlinable
    @inline(__always)
    package static var mayListenOnMainThread: Bool { mainThreadListeners.load(ordering: .relaxed) != 0 }

    /// A Boolean value that indicates whether a read on this thread is reported.
    package static var isReporting: Bool { mayListen && threads.withLock { $0[currentThread()] ?? false } }

    /// A Boolean value that indicates whether this thread is within a scope, which may be suspended.
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

    /// Runs `body` so that what it reads is reported to the scopes that it opens, and to none around it.
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
