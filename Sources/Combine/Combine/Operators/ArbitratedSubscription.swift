/// The part that inner subscriptions share of operators that listen to one publisher after another: the downstream, and
/// the arbiter that carries demand over from each publisher to the next.
///
/// A subclass is the subscriber to the first publisher, a ``SuccessorSubscriber`` the one to the second.
@usableFromInline
package class ArbitratedSubscription<Downstream: Subscriber>: Subscription, DescribedByName {
    @usableFromInline
    package let name: String

    @usableFromInline
    package let downstream: Downstream

    @usableFromInline
    package let upstream = SubscriptionArbiter()

    /// Makes the inner subscription of the operator of that name.
    @usableFromInline
    package init(_ downstream: Downstream, name: String) {
        self.downstream = downstream
        self.name = name
    }

    /// Passes a value down, and returns the demand that it is answered with. Drops a value without demand, or without a
    /// subscription that is not over.
    @inlinable
    final func deliver(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isActive, upstream.willDeliver() else { return .none }
        return upstream.didDeliver(downstream.receive(input))
    }

    /// Passes a completion down, unless all is over.
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
