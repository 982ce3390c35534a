/// A wrapper that releases the subscription of an operator when the operator ends.
///
/// A subscriber that keeps its subscription therefore doesn't keep the operator alive.
final class ReleasableSubscription: Subscription, DescribedByName {
    let name: String
    let combineIdentifier: CombineIdentifier
    private let subscription: Locked<(any Subscription)?>

    /// Creates a wrapper for the subscription of the operator with the given name.
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
