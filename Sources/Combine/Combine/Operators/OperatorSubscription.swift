/// A base class for subscriptions of operators with one upstream.
///
/// It stores the downstream and the upstream's subscription, and forwards requests and cancellation.
///
/// An instance of a subclass is both the upstream's subscriber and the downstream's subscription.
@usableFromInline
package class OperatorSubscription<Downstream: Subscriber>: Subscription, DescribedByName {
    @usableFromInline package let name: String
    @usableFromInline package let downstream: Downstream
    @usableFromInline package let upstream = SubscriptionState()

    /// Creates an inner subscription that sends events to the given downstream. The name of the operator serves as the
    /// description.
    @usableFromInline
    package init(_ downstream: Downstream, name: String) {
        self.downstream = downstream
        self.name = name
    }

    /// Accepts the first subscription from the upstream, then passes `self` to the downstream as its subscription.
    /// Cancels any further subscription from the upstream.
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

    /// Cancels the upstream. Does nothing if the upstream hasn't sent its subscription yet.
    @usableFromInline
    package func cancel() {
        if !upstream.isAwaiting { upstream.cancel() }
    }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [] }
}
