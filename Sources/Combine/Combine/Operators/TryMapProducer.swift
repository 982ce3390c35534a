/// The inner subscriber of an operator that transforms each value with a throwing closure.
///
/// Requests are forwarded upstream. If the closure throws an error, the upstream is cancelled and the operator fails.
/// Values that arrive before the subscription are forwarded. A completion that arrives before the subscription is
/// dropped. After the operator has ended, no events are forwarded.
@usableFromInline
package class TryMapProducer<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<Downstream>,
    Subscriber
where Downstream.Failure == any Error {
    @usableFromInline let transform: (Input) throws -> Downstream.Input

    private let children: (TryMapProducer) -> [Mirror.Child]

    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        children: @escaping (TryMapProducer) -> [Mirror.Child] = { _ in [] },
        transform: @escaping (Input) throws -> Downstream.Input
    ) {
        self.children = children
        self.transform = transform
        super.init(downstream, name: name)
    }

    @inlinable
    package final func receive(_ input: Input) -> Subscribers.Demand {
        if upstream.isOver { return .none }
        do {
            return downstream.receive(try transform(input))
        } catch {
            cancelUpstream(andSend: .failure(error))
            return .none
        }
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        forward(completion.eraseError())
    }

    @usableFromInline
    package override final var mirrorChildren: [Mirror.Child] { children(self) }
}
