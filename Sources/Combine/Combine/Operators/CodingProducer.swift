/// The inner subscriber of `encode` and `decode`.
///
/// Unlike its superclass, it also forwards a completion that arrives before the subscription.
@usableFromInline
package final class CodingProducer<Input, Failure: Error, Downstream: Subscriber>: TryMapProducer<
    Input, Failure, Downstream
>
where Downstream.Failure == any Error {
    @usableFromInline
    package init(_ downstream: Downstream, name: String, transform: @escaping (Input) throws -> Downstream.Input) {
        super.init(
            downstream,
            name: name,
            children: {
                [
                    ("downstream", $0.downstream), ("finished", $0.upstream.isOver),
                    ("upstreamSubscription", $0.upstream.subscription as Any),
                ]
            },
            transform: transform
        )
    }

    @usableFromInline
    package override func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.end() { downstream.receive(completion: completion.eraseError()) }
    }
}
