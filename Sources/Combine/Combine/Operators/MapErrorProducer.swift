/// The inner subscriber of an operator that only transforms the failure.
///
/// The upstream's subscription and values are forwarded unchanged.
@usableFromInline
package struct MapErrorProducer<Failure: Error, Downstream: Subscriber>: Subscriber, DescribedByName {
    @usableFromInline
    package typealias Input = Downstream.Input

    @usableFromInline let downstream: Downstream

    private let mapError: (Failure) -> Downstream.Failure

    @usableFromInline package let name: String
    @usableFromInline package let mirrorChildren: [Mirror.Child]
    @usableFromInline package let combineIdentifier = CombineIdentifier()

    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        children: [Mirror.Child] = [],
        mapError: @escaping (Failure) -> Downstream.Failure
    ) {
        self.downstream = downstream
        self.name = name
        mirrorChildren = children
        self.mapError = mapError
    }

    @inlinable
    package func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    @inlinable
    package func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        downstream.receive(input)
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion.mapError(mapError))
    }
}
