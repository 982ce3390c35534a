/// The subscriber for the second publisher of an operator, such as the replacement publisher of `catch`.
struct SuccessorSubscriber<Downstream: Subscriber, Failure: Error>: Subscriber, DescribedByName {
    typealias Input = Downstream.Input

    let subscription: ArbitratedSubscription<Downstream>
    let mapError: (Failure) -> Downstream.Failure

    var name: String { subscription.name }
    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    var mirrorChildren: [Mirror.Child] { subscription.mirrorChildren }

    func receive(subscription: any Subscription) {
        self.subscription.upstream.accept(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        subscription.deliver(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard subscription.upstream.isActive else { return }
        switch completion {
        case .finished: subscription.finish(.finished)
        case .failure(let error): subscription.finish(.failure(mapError(error)))
        }
    }
}
