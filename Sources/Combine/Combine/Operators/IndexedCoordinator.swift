/// A base class for the subscriptions of operators that combine the values of several upstreams. Each upstream has an
/// index.
///
/// Requests are forwarded to every upstream. The downstream receives its subscription after all upstreams have sent a
/// subscription.
@usableFromInline
package class IndexedCoordinator<Downstream: Subscriber>: Subscription, DescribedByName, @unchecked Sendable {
    // Sendable because only the owner of the lock uses the mutable state.

    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline package let name: String
    @usableFromInline let downstream: Downstream
    @usableFromInline let lock = DeliveryLock()

    /// The outstanding demand, if the subclass counts demand. The property also records that the operator has ended.
    @usableFromInline let demand = AtomicDemand()

    @usableFromInline let slots: [UpstreamSlot]

    // `lock` guards this property and the following properties.
    private var subscribedCount = 0
    private var isSubscribed = false

    @usableFromInline
    init(_ downstream: Downstream, name: String, upstreamCount: Int) {
        self.downstream = downstream
        self.name = name
        slots = (0..<upstreamCount).map { _ in UpstreamSlot() }
    }

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

    /// Receives the completion of an upstream. Subclasses override this method and decide whether the operator ends.
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        preconditionFailure("\(name) must override receive(completion:at:)")
    }

    /// Releases the stored values when the operator ends. Only the owner of the lock calls this method.
    func releaseValues() {}

    /// Cancels the upstreams that haven't ended, then sends the completion.
    @usableFromInline
    final func finish(_ completion: Subscribers.Completion<Failure>) {
        guard demand.terminate() else { return }
        for slot in slots { slot.state.cancel() }
        releaseValues()
        if !isSubscribed { downstream.receive(subscription: Subscriptions.empty) }
        downstream.receive(completion: completion)
    }

    @usableFromInline
    final func request(_ more: Subscribers.Demand, at index: Int) {
        slots[index].state.subscription?.request(more)
    }

    /// Requests values from every upstream except the one with the given index. That upstream receives the demand as
    /// the return value of `receive(_:)`.
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
}
