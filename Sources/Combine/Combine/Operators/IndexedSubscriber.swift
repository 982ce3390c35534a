/// The subscriber for one of the upstreams of an operator.
@usableFromInline
package struct IndexedSubscriber<Input, Downstream: Subscriber>: Subscriber, DescribedByName {
    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline let coordinator: IndexedCoordinator<Downstream>
    @usableFromInline let index: Int
    @usableFromInline let receiveValue: (Input) -> Subscribers.Demand

    @usableFromInline
    init(
        _ coordinator: IndexedCoordinator<Downstream>,
        index: Int,
        receiveValue: @escaping (Input) -> Subscribers.Demand
    ) {
        self.coordinator = coordinator
        self.index = index
        self.receiveValue = receiveValue
    }

    @usableFromInline
    package func receive(subscription: any Subscription) {
        coordinator.receive(subscription: subscription, at: index)
    }

    @inlinable
    package func receive(_ input: Input) -> Subscribers.Demand {
        receiveValue(input)
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        coordinator.receive(completion: completion, at: index)
    }

    @usableFromInline
    package var name: String { coordinator.name }

    @usableFromInline
    package var combineIdentifier: CombineIdentifier { coordinator.combineIdentifier }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [("index", index)] }
}
