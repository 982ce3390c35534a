import Synchronization

/// The inner subscriber of an operator that listens to another publisher when the first has failed.
///
/// Requests go to the publisher listened to, and what the first left unserved goes to the second.
@usableFromInline
package final class CatchCoordinator<Failure: Error, Replacement: Publisher, Downstream: Subscriber>: Subscriber,
    Subscription, DescribedByName
where Replacement.Output == Downstream.Input {
    @usableFromInline
    package typealias Input = Downstream.Input

    @usableFromInline
    package let name: String

    @usableFromInline
    let downstream: Downstream

    private let replace: (Failure) -> Result<Replacement, Downstream.Failure>
    private let mapError: (Replacement.Failure) -> Downstream.Failure

    @usableFromInline
    let upstreams = SubscriptionArbiter()

    /// Whether the first publisher is listened to no more.
    @usableFromInline
    let hasFailed = Atomic<Bool>(false)

    /// Makes the inner subscriber of the operator of that name.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        mapError: @escaping (Replacement.Failure) -> Downstream.Failure,
        replace: @escaping (Failure) -> Result<Replacement, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.name = name
        self.mapError = mapError
        self.replace = replace
    }

    @usableFromInline
    package func receive(subscription: any Subscription) {
        if upstreams.accept(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    package func receive(_ input: Input) -> Subscribers.Demand {
        guard !hasFailed.load(ordering: .relaxed), upstreams.isActive else { return .none }
        upstreams.willDeliver()
        return upstreams.didDeliver(downstream.receive(input))
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        guard !hasFailed.load(ordering: .relaxed), upstreams.isActive else { return }
        switch completion {
        case .finished: finish(.finished)
        case .failure(let error):
            hasFailed.store(true, ordering: .relaxed)
            upstreams.advance()
            switch replace(error) {
            case .success(let replacement): replacement.subscribe(ReplacementSubscriber(recovering: self))
            case .failure(let error): finish(.failure(error))
            }
        }
    }

    private func finishReplacement(_ completion: Subscribers.Completion<Replacement.Failure>) {
        switch completion {
        case .finished: finish(.finished)
        case .failure(let error): finish(.failure(mapError(error)))
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if upstreams.end() { downstream.receive(completion: completion) }
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        upstreams.request(demand)
    }

    @usableFromInline
    package func cancel() {
        upstreams.cancel()
    }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [("downstream", downstream), ("demand", upstreams.outstanding)] }

    /// The subscriber to the second publisher.
    private struct ReplacementSubscriber: Subscriber, DescribedByName {
        typealias Input = Downstream.Input
        typealias Failure = Replacement.Failure

        let recovering: CatchCoordinator
        let combineIdentifier = CombineIdentifier()

        var name: String { recovering.name }

        func receive(subscription: any Subscription) {
            recovering.upstreams.accept(subscription)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard recovering.upstreams.isActive else { return .none }
            recovering.upstreams.willDeliver()
            return recovering.upstreams.didDeliver(recovering.downstream.receive(input))
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            recovering.finishReplacement(completion)
        }
    }
}
