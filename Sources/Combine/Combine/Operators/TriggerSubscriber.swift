/// The subscriber to a publisher whose first value triggers an action. It requests only that value.
///
/// The publisher isn't cancelled after that value and may keep its subscriber. Therefore the subscriber releases its
/// closures.
final class TriggerSubscriber<Input, Failure: Error>: Subscriber, DescribedByName {
    private struct Actions {
        let trigger: () -> Void
        let complete: (Subscribers.Completion<Failure>) -> Void
    }

    let name: String
    let combineIdentifier: CombineIdentifier
    private let slot: UpstreamSlot
    private let actions: Locked<Actions?>

    /// Creates a part of an inner subscription, which cancels this subscriber through the slot. `complete` is called if
    /// the publisher completes without a value.
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

    /// Returns the closures at the first call, if there is a subscription that hasn't ended.
    private func takeActions() -> Actions? {
        slot.state.isActive && slot.state.end() ? actions.exchange(nil) : nil
    }
}
