import Observation
import Synchronization

/// What tells Swift's Observation when a value is read and when it changes.
///
/// A value that nobody ever read within `withObservationTracking` costs a word and, at each change, two loads.
@usableFromInline
package struct TrackedValue: ~Copyable, Sendable {
    /// Made at the first read that is to be known, and retained by this value until its end.
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
        if TrackingScope.isActive { readInScope() }
    }

    /// Says that the value is about to be read, where ``TrackingScope/isActive`` is known to hold.
    @usableFromInline
    @inline(never)
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
        // For those who read the old value, and asked to be told, since `willChange`: on another thread, or in what this
        // change set off before it was stored. To the others there is nobody left to be told.
        registrar.willSet(self, keyPath: Self.valuePath)
    }
}
