/// The part that inner subscriptions of operators share: the downstream, the upstream's subscription, and the passing on of
/// requests and cancellation.
///
/// A subclass is the subscriber to the upstream. One that does not answer ``receive(subscription:)`` differently passes itself
/// down.
@usableFromInline
package class OperatorSubscription<Downstream: Subscriber>: Subscription, DescribedByName {
    @usableFromInline
    package let name: String

    @usableFromInline
    package let downstream: Downstream

    @usableFromInline
    package let upstream = SubscriptionState()

    /// Makes the inner subscription of the operator of that name.
    @usableFromInline
    package init(_ downstream: Downstream, name: String) {
        self.downstream = downstream
        self.name = name
    }

    @usableFromInline
    package func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        upstream.subscription?.request(demand)
    }

    @usableFromInline
    package func cancel() {
        upstream.cancel()
    }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] }
}
