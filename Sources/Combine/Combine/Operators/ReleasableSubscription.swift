/// A wrapper that releases the subscription of an operator when the operator ends.
///
/// Without this wrapper, a subscriber that stores its subscription would still retain the operator after the end.
final class ReleasableSubscription: Subscription, DescribedByName {
    let name: String
    let combineIdentifier: CombineIdentifier
    private let subscription: Locked<(any Subscription)?>

    /// Creates a wrapper for the given subscription. The name of the operator serves as the description.
    init(_ subscription: any Subscription, name: String) {
        self.name = name
        combineIdentifier = subscription.combineIdentifier
        self.subscription = Locked(subscription)
    }

    func request(_ demand: Subscribers.Demand) {
        subscription.value?.request(demand)
    }

    func cancel() {
        subscription.exchange(nil)?.cancel()
    }

    /// Releases the subscription without cancelling it.
    func release() {
        subscription.exchange(nil)
    }
}
