/// The subscriber to a publisher whose first value triggers something. Requests that one value.
///
/// The publisher is not cancelled after it and may keep its subscriber, which therefore releases its closures.
final class TriggerSubscriber<Input, Failure: Error>: Subscriber, DescribedByName {
    private struct Actions {
        let trigger: () -> Void
        let complete: (Subscribers.Completion<Failure>) -> Void
    }

    let name: String
    let combineIdentifier: CombineIdentifier
    private let slot: UpstreamSlot
    private let actions: Locked<Actions?>

    /// Creates a part of an inner subscription, which cancels through the slot. `complete` is called if the publisher
    /// completes without a value.
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

    /// Returns the closures, once, if there is a subscription that is not over.
    private func takeActions() -> Actions? {
        slot.state.isActive && slot.state.end() ? actions.exchange(nil) : nil
    }
}
