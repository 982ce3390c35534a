/// A subscription that wraps an operator's subscription and releases it at the end, so that a subscriber that keeps its
/// subscription doesn't keep the operator.
final class ReleasableSubscription: Subscription, DescribedByName {
    let name: String
    let combineIdentifier: CombineIdentifier
    private let subscription: Locked<(any Subscription)?>

    /// Wraps the inner subscription of the operator with the given name.
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

    /// Releases the subscription, which has ended.
    func release() {
        subscription.exchange(nil)
    }
}
