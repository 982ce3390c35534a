import Synchronization

/// The values of one upstream that wait to be paired. Used by the owner of a zipping's lock, so not checked for exclusive
/// access.
@usableFromInline
package final class WaitingValues<Value>: AnyWaitingValues {
    @exclusivity(unchecked)
    @usableFromInline
    var queue = Queue<Value>()

    @usableFromInline
    package init() {}

    @inlinable
    package var isEmpty: Bool { queue.isEmpty }

    @inlinable
    package func popFirst() -> Value? { queue.popFirst() }

    @inlinable
    package func append(_ value: Value) { queue.append(value) }

    @inlinable
    package func removeAll() { queue = Queue() }
}

/// ``WaitingValues`` of some type.
@usableFromInline
package protocol AnyWaitingValues: AnyObject {
    /// Whether no value waits.
    var isEmpty: Bool { get }

    /// Lets the values go.
    func removeAll()
}

/// The inner subscription of an operator that combines the first values of several upstreams, then the second ones, and
/// so on.
///
/// Passes requests to every upstream, and keeps the values that have no counterpart yet. Finishes when an upstream has
/// of which no value waits, fails when one does; either way cancels the rest. The downstream gets its subscription when
/// all upstreams have given theirs.
@usableFromInline
package final class ZipCoordinator<Downstream: Subscriber>: Subscription, IndexedCoordinator, DescribedByName,
    @unchecked Sendable
{
    // Sendable because what is mutable is used only by the lock's owner.

    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline
    package let name: String

    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let waiting: [any AnyWaitingValues]
    @usableFromInline
    let combine: () -> Downstream.Input?
    @usableFromInline
    let lock = DeliveryLock()
    @usableFromInline
    let isOver = Atomic<Bool>(false)
    @usableFromInline
    let slots: [UpstreamSlot]
    private var subscribedCount = 0
    private var finished: [Bool]

    /// Whether an upstream has.
    @exclusivity(unchecked)
    @usableFromInline
    var hasFinished = false

    private var isSubscribed = false

    /// Makes the inner subscription of the operator of that name; `combine` takes one value of each
    /// upstream, or none and returns `nil` if one has none waiting.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        waiting: [any AnyWaitingValues],
        combine: @escaping () -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.name = name
        self.waiting = waiting
        self.combine = combine
        slots = waiting.map { _ in UpstreamSlot() }
        finished = waiting.map { _ in false }
    }

    /// Subscribes to the upstream of that index, whose values wait in `waiting`.
    @inlinable
    @inline(__always)
    package func subscribe<P: Publisher>(to publisher: P, at index: Int, waiting: WaitingValues<P.Output>)
    where P.Failure == Downstream.Failure {
        publisher.subscribe(
            IndexedSubscriber<P.Output, ZipCoordinator>(self, index: index) { value in
                self.lock.deliver {
                    self.add(value, to: waiting, at: index)
                } orLeave: {
                    self.lock.schedule(
                        { self.add(value, to: waiting, at: index) },
                        request: { self.slots[index].state.subscription?.request($0) }
                    )
                }
            }
        )
    }

    /// Keeps a value, and sends a combination if that makes one. Returns the demand to pass to the value's upstream;
    /// the others have it.
    @inlinable
    func add<Value>(_ value: Value, to values: WaitingValues<Value>, at index: Int) -> Subscribers.Demand {
        guard !isOver.load(ordering: .relaxed), slots[index].state.isActive else { return .none }
        values.append(value)
        guard let combination = combine() else { return .none }
        let more = downstream.receive(combination)
        if more != .none {
            for other in slots.indices where other != index { slots[other].state.subscription?.request(more) }
        }
        if hasFinished { finishIfExhausted() }
        return more
    }

    @usableFromInline
    func finishIfExhausted() {
        if slots.indices.contains(where: { finished[$0] && waiting[$0].isEmpty }) { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        guard end() else { return }
        for slot in slots { slot.state.cancel() }
        for values in waiting { values.removeAll() }
        if !isSubscribed { downstream.receive(subscription: Subscriptions.empty) }
        downstream.receive(completion: completion)
    }

    private func end() -> Bool {
        !isOver.exchange(true, ordering: .acquiringAndReleasing)
    }

    @usableFromInline
    package func receive(subscription: any Subscription, at index: Int) {
        guard slots[index].state.accept(subscription) else { return }
        lock.perform {
            self.subscribedCount += 1
            guard self.subscribedCount == self.slots.count, !self.isOver.load(ordering: .relaxed) else { return }
            self.isSubscribed = true
            self.downstream.receive(subscription: self)
        }
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        guard slots[index].state.isActive else { return }
        lock.perform {
            guard self.slots[index].state.end() else { return }
            switch completion {
            case .finished:
                self.finished[index] = true
                self.hasFinished = true
                self.finishIfExhausted()
            case .failure: self.finish(completion)
            }
        }
    }

    @usableFromInline
    package func request(_ more: Subscribers.Demand) {
        more.assertNonZero()
        for slot in slots { slot.state.subscription?.request(more) }
    }

    @usableFromInline
    package func cancel() {
        guard end() else { return }
        for slot in slots { slot.state.cancel() }
        lock.perform { for values in self.waiting { values.removeAll() } }
    }
}
