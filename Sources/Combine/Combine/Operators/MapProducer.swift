/// A stateless operator that transforms or drops each value. ``MapProducer`` is its inner subscriber.
///
/// The transformation is a structure, because a closure that calls the client's closure would need memory for each
/// subscription.
@usableFromInline
package protocol Transformation<Input, Output> {
    associatedtype Input
    associatedtype Output

    /// The name of the operator, which serves as the description of its inner subscriber.
    var name: String { get }

    /// Returns the output for a value, or nil if the value is dropped.
    func output(for input: Input) -> Output?

    /// Returns the children of the inner subscriber's mirror.
    func mirrorChildren(downstream: Any) -> [Mirror.Child]
}

extension Transformation {
    @usableFromInline
    package func mirrorChildren(downstream: Any) -> [Mirror.Child] { [] }
}

@usableFromInline
package struct ClosureTransformation<Input, Output>: Transformation {
    @usableFromInline package let name: String
    @usableFromInline let children: () -> [Mirror.Child]
    @usableFromInline let transform: (Input) -> Output?

    @inlinable
    package init(
        name: String,
        children: @escaping () -> [Mirror.Child] = { [] },
        transform: @escaping (Input) -> Output?
    ) {
        self.name = name
        self.children = children
        self.transform = transform
    }

    @inlinable
    package func output(for input: Input) -> Output? { transform(input) }

    @usableFromInline
    package func mirrorChildren(downstream: Any) -> [Mirror.Child] { children() }
}

/// The inner subscriber of a stateless operator that transforms or drops each value.
///
/// The upstream's subscription is forwarded unchanged, so the operator needs no lock and no allocation for each value.
/// For each dropped value, another value is requested.
@usableFromInline
package struct MapProducer<Step: Transformation, Downstream: Subscriber>: Subscriber, DescribedByName
where Step.Output == Downstream.Input {
    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let step: Step
    @usableFromInline package let combineIdentifier = CombineIdentifier()

    @usableFromInline
    package init(_ downstream: Downstream, _ step: Step) {
        self.downstream = downstream
        self.step = step
    }

    @inlinable
    package func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    @inlinable
    package func receive(_ input: Step.Input) -> Subscribers.Demand {
        guard let output = step.output(for: input) else { return .max(1) }
        return downstream.receive(output)
    }

    @inlinable
    package func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    package var name: String { step.name }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { step.mirrorChildren(downstream: downstream) }
}
