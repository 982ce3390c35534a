/// The inner subscriber of a stateless operator that transforms or drops each value.
///
/// The upstream's subscription is forwarded unchanged, so the operator needs no lock and no allocation for each value.
/// For each dropped value, another value is requested.
@usableFromInline
package struct MapProducer<Input, Downstream: Subscriber>: Subscriber, DescribedByName {
    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let transform: (Input) -> Downstream.Input?

    @usableFromInline
    package let name: String

    private let children: (() -> [Mirror.Child])?

    @usableFromInline
    package let combineIdentifier = CombineIdentifier()

    /// Creates an inner subscriber that sends events to the given downstream. The name of the operator serves as the
    /// description.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        children: (() -> [Mirror.Child])? = nil,
        transform: @escaping (Input) -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.name = name
        self.children = children
        self.transform = transform
    }

    @inlinable
    package func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    @inlinable
    package func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }

    @inlinable
    package func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { children?() ?? [] }
}
