/// A base class for subscriptions of operators with one upstream.
///
/// It stores the downstream and the upstream's subscription, and forwards requests and cancellation.
///
/// A subclass is both the subscriber to the upstream and the subscription of the downstream.
@usableFromInline
package class OperatorSubscription<Downstream: Subscriber>: Subscription, DescribedByName {
    @usableFromInline
    package let name: String

    @usableFromInline
    package let downstream: Downstream

    @usableFromInline
    package let upstream = SubscriptionState()

    /// Creates the inner subscription of the operator with the given name.
    @usableFromInline
    package init(_ downstream: Downstream, name: String) {
        self.downstream = downstream
        self.name = name
    }

    /// Accepts the first subscription and sends itself downstream. Cancels any other subscription.
    @usableFromInline
    package func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    /// Forwards the upstream's completion if the subscription is active.
    @usableFromInline
    package func forward(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if upstream.isActive, upstream.end() { downstream.receive(completion: completion) }
    }

    /// Cancels the upstream, then sends a completion. Does nothing if the subscription has ended.
    @usableFromInline
    package func cancelUpstream(andSend completion: Subscribers.Completion<Downstream.Failure>) {
        if upstream.cancel() { downstream.receive(completion: completion) }
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        upstream.subscription?.request(demand)
    }

    /// Cancels the upstream. Does nothing before its subscription arrives.
    @usableFromInline
    package func cancel() {
        if !upstream.isAwaiting { upstream.cancel() }
    }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] }
}
