/// The inner subscriber of an operator that changes nothing but how its publisher may end.
///
/// Passes values and the upstream subscription straight through.
@usableFromInline
package struct MapErrorProducer<Failure: Error, Downstream: Subscriber>: Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    package typealias Input = Downstream.Input

    @usableFromInline
    let downstream: Downstream

    private let mapError: (Failure) -> Downstream.Failure
    private let name: StaticString
    private let children: [Mirror.Child]

    @usableFromInline
    package let combineIdentifier = CombineIdentifier()

    /// Makes the inner subscriber of the operator of that name, whose mirror shows the `children`.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: StaticString,
        children: [Mirror.Child] = [],
        mapError: @escaping (Failure) -> Downstream.Failure
    ) {
        self.downstream = downstream
        self.name = name
        self.children = children
        self.mapError = mapError
    }

    @inlinable
    package func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    @inlinable
    @inline(__always)
    package func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        downstream.receive(input)
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(mapError(error)))
        }
    }

    @usableFromInline
    package var description: String { "\(name)" }

    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: children) }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
