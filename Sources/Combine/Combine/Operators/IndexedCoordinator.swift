/// The base class of the inner subscriptions of operators that combine the values of several upstreams, each with an
/// index.
///
/// Requests are forwarded to every upstream. The downstream receives its subscription when all upstreams have sent
/// theirs.
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

    /// The demand that is counted. It's terminated when the operator has ended.
    @usableFromInline
    let demand = AtomicDemand()

    @usableFromInline
    let slots: [UpstreamSlot]

    // Guarded by `lock`, like the following properties.
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

    /// Accepts the completion of an upstream. Subclasses decide whether the operator ends.
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        preconditionFailure("\(name) must override receive(completion:at:)")
    }

    /// Releases the values that wait for others, at the end. The owner of the lock calls it.
    func releaseValues() {}

    /// Completes, after cancelling each upstream that hasn't ended.
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

    /// Requests more from every upstream except the one with the given index, which receives the same demand as its
    /// answer.
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
