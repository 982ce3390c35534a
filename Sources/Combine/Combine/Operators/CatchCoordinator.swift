/// The inner subscription of an operator that listens to another publisher when the first has failed.
///
/// Requests go to the publisher listened to, and what the first left unserved goes to the second.
final class CatchCoordinator<Failure: Error, Replacement: Publisher, Downstream: Subscriber>:
    ArbitratedSubscription<Downstream>, Subscriber
where Replacement.Output == Downstream.Input {
    /// Makes the second publisher, once.
    private let replace: Locked<((Failure) -> Result<Replacement, Downstream.Failure>)?>
    private let mapError: (Replacement.Failure) -> Downstream.Failure

    /// Makes the inner subscription of the operator of that name.
    init(
        _ downstream: Downstream,
        name: String,
        mapError: @escaping (Replacement.Failure) -> Downstream.Failure,
        replace: @escaping (Failure) -> Result<Replacement, Downstream.Failure>
    ) {
        self.mapError = mapError
        self.replace = Locked(replace)
        super.init(downstream, name: name)
    }

    func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        deliver(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.isActive, let replace = replace.exchange(nil) else { return }
        guard case .failure(let error) = completion else { return finish(.finished) }
        upstream.advance()
        switch replace(error) {
        case .success(let replacement):
            replacement.subscribe(SuccessorSubscriber(subscription: self, mapError: mapError))
        case .failure(let error): finish(.failure(error))
        }
    }

    override var mirrorChildren: [Mirror.Child] { [("downstream", downstream), ("demand", upstream.outstanding)] }
}
