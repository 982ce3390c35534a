/// A base class for the subscriptions of operators that subscribe to several publishers, one after another.
///
/// It stores the downstream and an arbiter, which transfers outstanding demand from one publisher to the next. The
/// subclass is the subscriber for the first publisher. If an operator has a second publisher, such as the replacement
/// publisher of `catch`, a ``SuccessorSubscriber`` is the subscriber for it.
@usableFromInline
package class ArbitratedSubscription<Downstream: Subscriber>: Subscription, DescribedByName {
    @usableFromInline package let name: String
    @usableFromInline package let downstream: Downstream
    @usableFromInline package let upstream = SubscriptionArbiter()

    @usableFromInline
    package init(_ downstream: Downstream, name: String) {
        self.downstream = downstream
        self.name = name
    }

    /// Sends a value downstream and returns the downstream's new demand. Drops the value if there is no demand or no
    /// active subscription.
    @inlinable
    final func deliver(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isActive, upstream.willDeliver() else { return .none }
        return upstream.didDeliver(downstream.receive(input))
    }

    /// Sends a completion downstream, unless the operator has ended.
    @usableFromInline
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if upstream.end() { downstream.receive(completion: completion) }
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        upstream.request(demand)
    }

    @usableFromInline
    package func cancel() {
        upstream.cancel()
    }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [] }
}
