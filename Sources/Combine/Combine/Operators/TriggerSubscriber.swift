/// A subscriber that performs an action when it receives the first value. It requests only one value.
///
/// The subscription isn't cancelled after the value, and the publisher might retain the subscriber. Therefore, the
/// subscriber releases its closures after use.
final class TriggerSubscriber<Input, Failure: Error>: Subscriber, DescribedByName {
    private struct Actions {
        let trigger: () -> Void
        let complete: (Subscribers.Completion<Failure>) -> Void
    }

    let name: String
    let combineIdentifier: CombineIdentifier
    private let slot: UpstreamSlot
    private let actions: Locked<Actions?>

    /// Creates a subscriber that belongs to the given subscription and has the same identifier.
    ///
    /// - Parameters:
    ///   - slot: The slot that stores this subscriber's subscription to the publisher. The given subscription cancels
    ///     that subscription through the slot.
    ///   - trigger: A closure that is called when the first value arrives.
    ///   - complete: A closure that is called if the publisher completes without a value.
    init(
        of subscription: some Subscription,
        name: String,
        slot: UpstreamSlot,
        trigger: @escaping () -> Void,
        complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.name = name
        combineIdentifier = subscription.combineIdentifier
        self.slot = slot
        actions = Locked(Actions(trigger: trigger, complete: complete))
    }

    func receive(subscription: any Subscription) {
        if slot.state.accept(subscription) { subscription.request(.max(1)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        takeActions()?.trigger()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        takeActions()?.complete(completion)
    }

    /// Ends the subscription and returns the closures. Returns nil if there is no active subscription.
    private func takeActions() -> Actions? {
        slot.state.isActive && slot.state.end() ? actions.exchange(nil) : nil
    }
}
