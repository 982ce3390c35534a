import Observation
import Synchronization

/// Reports the reads and changes of a value to Swift's Observation.
///
/// A value that was never read within a ``TrackingScope`` costs a word and, at each change, two loads.
@usableFromInline
package struct TrackedValue: ~Copyable, Sendable {
    /// Made at the first read that is reported, and retained by this value until its end. A thread that finds it, by
    /// acquiring, finds it made.
    @usableFromInline
    let registrar = Atomic<Unmanaged<TrackedRegistrar>?>(nil)

    @inlinable
    package init() {}

    @inlinable
    deinit {
        registrar.load(ordering: .acquiring)?.release()
    }

    /// Says that the value is about to be read.
    @inlinable
    package borrowing func read() {
        if TrackingScope.mayListen { report() }
    }

    @usableFromInline
    @inline(never)
    borrowing func report() {
        if TrackingScope.isReporting { readInScope() }
    }

    /// Says that the value is about to be read, where reads are reported.
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

    /// Says that the value is about to change.
    @inlinable
    package borrowing func willChange() {
        registrar.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.willChange() }
    }

    /// Says that the value has changed.
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

    /// What the key path leads to, as a registrar goes by key paths.
    private var value: Void { () }

    init() {}

    func read() {
        registrar.access(self, keyPath: Self.valuePath)
    }

    @usableFromInline
    func willChange() {
        registrar.willSet(self, keyPath: Self.valuePath)
    }

    @usableFromInline
    func didChange() {
        ConcurrentChanges.note()
        registrar.didSet(self, keyPath: Self.valuePath)
        // Catches observers that came between `willChange` and the store: on another thread, or within what the change set
        // off. For the others this call finds no observer.
        registrar.willSet(self, keyPath: Self.valuePath)
    }
}
