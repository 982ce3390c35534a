/// A subscription that stands for an operator's own and releases it when all is over, so that the operator is not kept
/// by a subscriber that keeps its subscription.
final class ReleasableSubscription: Subscription, DescribedByName {
    let name: String
    let combineIdentifier: CombineIdentifier
    private let subscription: Locked<(any Subscription)?>

    /// Stands for the inner subscription of the operator with the given name.
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
