import Synchronization

/// Two closures that receive values and a completion, and that can be released from any thread without a lock a value.
///
/// Values come serially. A release that finds a value being received leaves the work to the receiving thread.
@usableFromInline
package struct DisposableClosures<Input, Failure: Error>: ~Copyable, @unchecked Sendable {
    // Sendable because the closures are released once, by whoever finds nobody receiving.

    /// Valid, and owned by this value, until `isReleased`.
    @usableFromInline
    let unmanaged: Unmanaged<ReceivingClosures<Input, Failure>>

    /// How many calls of the closures are under way.
    @usableFromInline
    let depth = Atomic<Int>(0)

    /// Whether values are no longer wanted.
    @usableFromInline
    let isOver = Atomic<Bool>(false)

    /// How many threads are about to retain the closures.
    @usableFromInline
    let readers = Atomic<Int>(0)

    @usableFromInline
    let isReleased = Atomic<Bool>(false)

    @inlinable
    @inline(__always)
    package init(
        receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        unmanaged = .passRetained(
            ReceivingClosures(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
        )
    }

    @inlinable
    deinit {
        release()
    }

    /// Runs the value closure, unless over.
    @inlinable
    package borrowing func receive(_ value: Input) {
        // The exchange orders the count before the flag, as does the flag's in `take`, so that one side sees the other.
        let outer = depth.add(1, ordering: .sequentiallyConsistent).oldValue
        if !isOver.load(ordering: .sequentiallyConsistent) {
            unmanaged._withUnsafeGuaranteedRef { $0.receiveValue(value) }
        }
        depth.store(outer, ordering: .releasing)
        if isOver.load(ordering: .relaxed) { releaseIfIdle() }
    }

    /// The closures, until over.
    @inlinable
    package var closures: ReceivingClosures<Input, Failure>? {
        borrowing get {
            reading { isOver.load(ordering: .sequentiallyConsistent) ? nil : unmanaged.takeUnretainedValue() }
        }
    }

    /// Ends it: returns the closures, for the caller to call one, or `nil` if it was over.
    @inlinable
    package borrowing func take() -> ReceivingClosures<Input, Failure>? {
        reading {
            isOver.exchange(true, ordering: .sequentiallyConsistent) ? nil : unmanaged.takeUnretainedValue()
        }
    }

    /// Does something while the closures cannot be released.
    @inlinable
    borrowing func reading(_ body: () -> ReceivingClosures<Input, Failure>?) -> ReceivingClosures<
        Input, Failure
    >? {
        readers.add(1, ordering: .sequentiallyConsistent)
        let closures = body()
        readers.subtract(1, ordering: .sequentiallyConsistent)
        if isOver.load(ordering: .sequentiallyConsistent) { releaseIfIdle() }
        return closures
    }

    /// Releases the closures, if over and nobody is using them.
    @inlinable
    package borrowing func releaseIfIdle() {
        if depth.load(ordering: .sequentiallyConsistent) == 0, readers.load(ordering: .sequentiallyConsistent) == 0 {
            release()
        }
    }

    @inlinable
    borrowing func release() {
        if !isReleased.exchange(true, ordering: .acquiringAndReleasing) { unmanaged.release() }
    }
}

/// The two closures of a subscriber. Constants, so that calling one retains nothing.
@usableFromInline
package final class ReceivingClosures<Input, Failure: Error> {
    @usableFromInline
    package let receiveValue: (Input) -> Void

    @usableFromInline
    package let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @inlinable
    @inline(__always)
    package init(
        receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }
}
