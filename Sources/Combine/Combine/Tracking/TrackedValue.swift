import Observation
import Synchronization

/// A type that reports reads and changes of a value to Observation.
///
/// If the value was never read within a ``TrackingScope``, the cost is a pointer-sized field and two loads for each
/// change.
@usableFromInline
package struct TrackedValue: ~Copyable, Sendable {
    /// The registrar, which is created when a read is first reported and is released with this value.
    ///
    /// The reference is loaded with acquire order, so that a thread never sees an uninitialized registrar.
    @usableFromInline let registrar = Atomic<Unmanaged<TrackedRegistrar>?>(nil)

    @inlinable
    package init() {}

    @inlinable
    deinit { registrar.load(ordering: .acquiring)?.release() }

    /// Reports that the value is about to be read.
    @inlinable
    package borrowing func read() {
        if TrackingScope.mayListen { report() }
    }

    @usableFromInline
    @inline(never)
    borrowing func report() {
        if TrackingScope.isReporting { readInScope() }
    }

    /// Reports that the value is about to be read. Call this method only if ``TrackingScope/isReporting`` is true.
    package borrowing func readInScope() {
        if let registrar = registrar.load(ordering: .acquiring) {
            return registrar._withUnsafeGuaranteedRef { $0.read() }
        }
        let new = Unmanaged.passRetained(TrackedRegistrar())
        let (exchanged, winner) = registrar.compareExchange(
            expected: nil,
            desired: new,
            ordering: .acquiringAndReleasing
        )
        if !exchanged { new.release() }
        (exchanged ? new : winner ?? new)._withUnsafeGuaranteedRef { $0.read() }
    }

    /// Reports that the value is about to change.
    @inlinable
    package borrowing func willChange() {
        registrar.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.willChange() }
    }

    @inlinable
    package borrowing func didChange() {
        registrar.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.didChange() }
    }
}

/// The registrar of one value.
@usableFromInline
package final class TrackedRegistrar: Observable, Sendable {
    private static let valuePath: any KeyPath<TrackedRegistrar, Void> & Sendable = \TrackedRegistrar.value

    private let registrar = ObservationRegistrar()

    /// The property that `valuePath` refers to. A registrar identifies values by key path.
    private var value: Void { () }

    package init() {}

    package func read() { registrar.access(self, keyPath: Self.valuePath) }

    @usableFromInline
    package func willChange() { registrar.willSet(self, keyPath: Self.valuePath) }

    @usableFromInline
    func didChange() {
        ConcurrentChanges.record()
        registrar.didSet(self, keyPath: Self.valuePath)
        // This second call notifies observers that were added between `willChange` and the store. Another thread, or
        // code that the change triggered, may have added such observers. Other observers were already notified and
        // aren't notified again.
        registrar.willSet(self, keyPath: Self.valuePath)
    }
}
