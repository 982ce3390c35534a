/// The latest value of one upstream, if there was one. Used by the owner of a combination's lock, so not checked for
/// exclusive access.
@usableFromInline
package final class LatestValue<Value> {
    @exclusivity(unchecked)
    @usableFromInline
    package var value: Value?

    @usableFromInline
    package init() {}
}

/// The inner subscription of an operator that combines the latest values of several upstreams.
///
/// Passes requests to every upstream. Once each has sent a value, every further one makes a combination, which is
/// dropped if there is no demand for it. Finishes when all upstreams have; fails when one does. The downstream gets its
/// subscription when all upstreams have given theirs.
@usableFromInline
package final class CombineLatestCoordinator<Downstream: Subscriber>: Subscription, IndexedCoordinator,
    CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
    // Sendable because what is mutable is used only by the lock's owner.

    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline
    package let name: String

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let combine: () -> Downstream.Input?

    @usableFromInline
    let lock = DeliveryLock()

    @usableFromInline
    let demand = AtomicDemand()

    private let slots: [UpstreamSlot]
    private var subscribedCount = 0
    private var finishedCount = 0
    private var isSubscribed = false

    /// Makes the inner subscription of the operator of that name; `combine` returns `nil` until all values are there.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        upstreamCount: Int,
        combine: @escaping () -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.name = name
        self.combine = combine
        slots = (0..<upstreamCount).map { _ in UpstreamSlot() }
    }

    /// Subscribes to the upstream of that index, whose latest value is kept in `latest`.
    @inlinable
    @inline(__always)
    package func subscribe<P: Publisher>(to publisher: P, at index: Int, latest: LatestValue<P.Output>)
    where P.Failure == Downstream.Failure {
        publisher.subscribe(
            IndexedSubscriber<P.Output, CombineLatestCoordinator>(self, index: index) { value in
                self.receive(value, for: latest, at: index)
            }
        )
    }

    @inlinable
    func receive<Value>(_ value: Value, for latest: LatestValue<Value>, at index: Int) -> Subscribers.Demand {
        lock.deliver {
            update(latest, value, at: index)
        } orLeave: {
            lock.schedule({ self.update(latest, value, at: index) }, request: { self.request($0, at: index) })
        }
    }

    /// Keeps a value and sends the combination. Returns the demand to pass to the value's upstream; the others have it.
    @inlinable
    func update<Value>(_ latest: LatestValue<Value>, _ value: Value, at index: Int) -> Subscribers.Demand {
        latest.value = value
        guard let combination = combine() else { return .none }
        if demand.isUnlimited {
            _ = downstream.receive(combination)
            return .none
        }
        guard demand.claimOne() else { return .none }
        let more = downstream.receive(combination)
        if more == .none { return .none }
        demand.add(more)
        requestOthers(more, than: index)
        return more
    }

    @usableFromInline
    func requestOthers(_ more: Subscribers.Demand, than index: Int) {
        for other in slots.indices where other != index { request(more, at: other) }
    }

    @usableFromInline
    func request(_ more: Subscribers.Demand, at index: Int) {
        slots[index].state.subscription?.request(more)
    }

    @usableFromInline
    package func receive(subscription: any Subscription, at index: Int) {
        guard slots[index].state.accept(subscription) else { return }
        lock.perform {
            self.subscribedCount += 1
            guard self.subscribedCount == self.slots.count, !self.demand.isTerminated else { return }
            self.isSubscribed = true
            self.downstream.receive(subscription: self)
        }
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        guard slots[index].state.end() else { return }
        lock.perform { self.finish(completion) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        finishedCount += 1
        if case .finished = completion, finishedCount < slots.count { return }
        guard demand.terminate() else { return }
        for slot in slots { slot.state.cancel() }
        if !isSubscribed { downstream.receive(subscription: Subscriptions.empty) }
        downstream.receive(completion: completion)
    }

    @usableFromInline
    package func request(_ more: Subscribers.Demand) {
        more.assertNonZero()
        demand.add(more)
        for slot in slots { slot.state.subscription?.request(more) }
    }

    @usableFromInline
    package func cancel() {
        guard demand.terminate() else { return }
        for slot in slots { slot.state.cancel() }
    }

    @usableFromInline
    package var description: String { name }

    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
