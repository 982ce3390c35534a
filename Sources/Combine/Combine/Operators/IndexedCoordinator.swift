/// The part that inner subscriptions share of operators that combine the values of several upstreams, told apart by index.
///
/// Passes requests to every upstream. The downstream receives its subscription when all upstreams have given theirs.
@usableFromInline
package class IndexedCoordinator<Downstream: Subscriber>: Subscription, DescribedByName, @unchecked Sendable {
    // Sendable because only the owner of the lock uses the mutable state.

    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline
    package let name: String

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let lock = DeliveryLock()

    /// The demand, if it counts. It's terminated when the operator has ended.
    @usableFromInline
    let demand = AtomicDemand()

    @usableFromInline
    let slots: [UpstreamSlot]

    // Guarded by `lock`, like everything below.
    private var subscribedCount = 0
    private var isSubscribed = false

    @usableFromInline
    init(_ downstream: Downstream, name: String, upstreamCount: Int) {
        self.downstream = downstream
        self.name = name
        slots = (0..<upstreamCount).map { _ in UpstreamSlot() }
    }

    /// Accepts the subscription of an upstream.
    @usableFromInline
    final func receive(subscription: any Subscription, at index: Int) {
        guard slots[index].state.accept(subscription) else { return }
        lock.perform {
            self.subscribedCount += 1
            guard self.subscribedCount == self.slots.count, !self.demand.isTerminated else { return }
            self.isSubscribed = true
            self.downstream.receive(subscription: self)
        }
    }

    /// Accepts the completion of an upstream. Subclasses decide whether the operator ends with it.
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        preconditionFailure("\(name) must override receive(completion:at:)")
    }

    /// Releases values that wait for others, at the end. Called by the lock's owner.
    func releaseValues() {}

    /// Completes, having cancelled each upstream that has not ended.
    @usableFromInline
    final func finish(_ completion: Subscribers.Completion<Failure>) {
        guard demand.terminate() else { return }
        for slot in slots { slot.state.cancel() }
        releaseValues()
        if !isSubscribed { downstream.receive(subscription: Subscriptions.empty) }
        downstream.receive(completion: completion)
    }

    /// Requests more from the upstream with the given index.
    @usableFromInline
    final func request(_ more: Subscribers.Demand, at index: Int) {
        slots[index].state.subscription?.request(more)
    }

    /// Requests of all upstreams but one, to which the same is returned.
    @usableFromInline
    final func request(_ more: Subscribers.Demand, except index: Int) {
        for other in slots.indices where other != index { request(more, at: other) }
    }

    @usableFromInline
    package func request(_ more: Subscribers.Demand) {
        more.assertNonZero()
        for index in slots.indices { request(more, at: index) }
    }

    @usableFromInline
    package func cancel() {
        guard demand.terminate() else { return }
        for slot in slots { slot.state.cancel() }
        lock.schedule { self.releaseValues() }
    }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [] }
}
