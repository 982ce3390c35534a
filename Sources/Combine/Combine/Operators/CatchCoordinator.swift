/// The inner subscription of an operator that subscribes to another publisher after the first publisher fails.
///
/// Requests are forwarded to the current publisher. The second publisher receives a request for the demand that is
/// outstanding when the first publisher fails.
final class CatchCoordinator<Failure: Error, Replacement: Publisher, Downstream: Subscriber>:
    ArbitratedSubscription<Downstream>, Subscriber
where Replacement.Output == Downstream.Input {
    /// The closure that creates the second publisher, or nil after its use.
    private let replace: Locked<((Failure) -> Result<Replacement, Downstream.Failure>)?>
    private let mapError: (Replacement.Failure) -> Downstream.Failure

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
