import Synchronization

/// Two closures that receive values and a completion, and that can be released from any thread without a lock a value.
///
/// Values come serially. A release that finds a value being received leaves the work to the receiving thread.
@usableFromInline
package final class ReleasableReceiver<Input, Failure: Error>: @unchecked Sendable {
    // Sendable because `owned` is released once, by whoever finds nobody receiving.

    @usableFromInline
    package final class Closures {
        @usableFromInline
        package let receiveValue: (Input) -> Void

        @usableFromInline
        package let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

        @usableFromInline
        init(
            receiveValue: @escaping (Input) -> Void,
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            self.receiveValue = receiveValue
            self.receiveCompletion = receiveCompletion
        }
    }

    /// Valid, and owned by this object, until `isReleased`.
    @usableFromInline
    let unmanaged: Unmanaged<Closures>

    /// How many calls of the closures are under way.
    @usableFromInline
    let depth = Atomic<Int>(0)

    /// Whether values are no longer wanted.
    @usableFromInline
    let isOver = Atomic<Bool>(false)

    /// How many threads are about to retain the closures.
    private let readers = Atomic<Int>(0)

    private let isReleased = Atomic<Bool>(false)

    @usableFromInline
    package init(
        receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        unmanaged = .passRetained(Closures(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    deinit {
        release()
    }

    /// Runs the value closure, unless over.
    @inlinable
    package func receive(_ value: Input) {
        // The exchange orders the count before the flag, as does the flag's in `take`, so that one side sees the other.
        let outer = depth.add(1, ordering: .sequentiallyConsistent).oldValue
        if !isOver.load(ordering: .sequentiallyConsistent) {
            unmanaged._withUnsafeGuaranteedRef { $0.receiveValue(value) }
        }
        depth.store(outer, ordering: .releasing)
        if isOver.load(ordering: .relaxed) { releaseIfIdle() }
    }

    /// The closures, until over.
    package var closures: Closures? {
        reading { isOver.load(ordering: .sequentiallyConsistent) ? nil : unmanaged.takeUnretainedValue() }
    }

    /// Ends it: returns the closures, for the caller to call one, or `nil` if it was over.
    package func take() -> Closures? {
        reading {
            isOver.exchange(true, ordering: .sequentiallyConsistent) ? nil : unmanaged.takeUnretainedValue()
        }
    }

    /// Does something while the closures cannot be released.
    private func reading(_ body: () -> Closures?) -> Closures? {
        readers.add(1, ordering: .sequentiallyConsistent)
        let closures = body()
        readers.subtract(1, ordering: .sequentiallyConsistent)
        if isOver.load(ordering: .sequentiallyConsistent) { releaseIfIdle() }
        return closures
    }

    /// Releases the closures, if over and nobody is using them.
    @usableFromInline
    package func releaseIfIdle() {
        if depth.load(ordering: .sequentiallyConsistent) == 0, readers.load(ordering: .sequentiallyConsistent) == 0 {
            release()
        }
    }

    private func release() {
        if !isReleased.exchange(true, ordering: .acquiringAndReleasing) { unmanaged.release() }
    }
}
