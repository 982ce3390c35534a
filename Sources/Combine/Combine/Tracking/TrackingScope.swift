import Synchronization

/// Calls a closure, and reports to Observation which published values the closure reads.
///
/// Within the closure, reads of `@Published` properties and of the `value` of a ``CurrentValueSubject`` are reported to
/// `withObservationTracking` and `Observations`. You can use either around `trackingPublished(_:)` or inside the
/// closure:
///
/// ```swift
/// withObservationTracking {
///     trackingPublished { label.text = model.name }
/// } onChange: {
///     // `model.name`, a `@Published` property, is about to change.
/// }
/// ```
///
/// Outside of the closure, reads aren't reported, like in Apple's Combine. Such reads cost an additional load and
/// branch. Only reads on the calling thread are reported. Calls can be nested. Observation also reports the reads of a
/// nested `withObservationTracking` to the outer one.
public func trackingPublished<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TrackingScope.reporting(true, body)
}

/// The scopes within which reads of tracked values are reported to Observation.
@usableFromInline
package enum TrackingScope {
    /// The number of scopes on all threads.
    ///
    /// Relaxed order suffices, because a thread needs to find only its own scopes, and always sees its own writes.
    @usableFromInline static let scopes = Atomic<Int>(0)

    /// The number of scopes on the main thread plus the number of running calls to ``listeningOnMainThread(_:)``.
    @usableFromInline static let mainThreadListeners = Atomic<Int>(0)

    /// The state of the main thread, which only that thread uses.
    private static let mainThread = Atomic<MainThreadState>(.outside)

    private enum MainThreadState: UInt8, AtomicRepresentable {
        case outside, suspended, reporting
    }

    /// The other threads that are within a scope. For each thread, a Boolean value indicates whether its reads are
    /// reported.
    private static let threads = Locked<[UInt: Bool]>([:])

    /// A Boolean value that indicates whether any thread is within a scope. If it's false, no reads need to be
    /// reported.
    @inlinable
    package static var mayListen: Bool { scopes.load(ordering: .relaxed) != 0 }

    /// A Boolean value that indicates whether the main thread is within a scope or a call to
    /// ``listeningOnMainThread(_:)``. If it's false, reads of GObject properties don't need to be reported.
    @inlinable
    @inline(__always)
    package static var mayListenOnMainThread: Bool { mainThreadListeners.load(ordering: .relaxed) != 0 }

    /// A Boolean value that indicates whether a read on this thread is reported.
    package static var isReporting: Bool {
        guard mayListen else { return false }
        if MainThread.isFirstThread { return mainThread.load(ordering: .relaxed) == .reporting }
        return threads.withLock { $0[currentThread()] ?? false }
    }

    /// A Boolean value that indicates whether this thread is within a scope, even if the scope is suspended.
    package static var isOpen: Bool {
        guard mayListen else { return false }
        if MainThread.isFirstThread { return mainThread.load(ordering: .relaxed) != .outside }
        return threads.withLock { $0[currentThread()] != nil }
    }

    /// Calls `body` within a scope, which reports reads if `isReporting` is true.
    @usableFromInline
    package static func reporting<Result>(_ isReporting: Bool, _ body: () throws -> Result) rethrows -> Result {
        scopes.add(1, ordering: .relaxed)
        defer { scopes.subtract(1, ordering: .relaxed) }
        if MainThread.isFirstThread {
            let outer = mainThread.load(ordering: .relaxed)
            mainThread.store(isReporting ? .reporting : .suspended, ordering: .relaxed)
            defer { mainThread.store(outer, ordering: .relaxed) }
            return try listeningOnMainThread(body)
        }
        let thread = currentThread()
        let outer = threads.withLock { $0.updateValue(isReporting, forKey: thread) }
        defer { threads.withLock { $0[thread] = outer } }
        return try body()
    }

    /// Calls `body` with the enclosing scopes suspended. Reads in `body` are reported only within scopes that `body`
    /// opens itself.
    @inlinable
    package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        mayListen ? try suspendedWithinScope(body) : try body()
    }

    @usableFromInline
    @inline(never)
    static func suspendedWithinScope<Result>(_ body: () throws -> Result) rethrows -> Result {
        isOpen ? try reporting(false, body) : try body()
    }

    /// Calls `body`. During the call, ``mayListenOnMainThread`` is true. Call this method on the main thread.
    @inlinable
    package static func listeningOnMainThread<Result>(_ body: () throws -> Result) rethrows -> Result {
        // Only the main thread changes the number. Therefore, a load and a store suffice, which are faster than an
        // atomic addition.
        mainThreadListeners.store(mainThreadListeners.load(ordering: .relaxed) + 1, ordering: .relaxed)
        defer { mainThreadListeners.store(mainThreadListeners.load(ordering: .relaxed) - 1, ordering: .relaxed) }
        return try body()
    }
}
