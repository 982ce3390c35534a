/// The inner subscriber of an operator that transforms each value with a throwing closure.
///
/// Requests are forwarded upstream. An error cancels the upstream and fails the operator. A value before the
/// subscription is forwarded, a completion isn't. Nothing is forwarded after the end.
@usableFromInline
package class TryMapProducer<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<Downstream>,
    Subscriber
where Downstream.Failure == any Error {
    @usableFromInline
    let transform: (Input) throws -> Downstream.Input

    private let children: (TryMapProducer) -> [Mirror.Child]

    /// Creates the inner subscriber of the operator with the given name.
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
