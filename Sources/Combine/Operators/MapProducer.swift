/// The inner subscriber of an operator that turns each value into another, or drops it, remembering nothing.
///
/// Passes the upstream subscription straight through, so the operator adds no lock, no allocation and no reference to
/// release. A dropped value is made up for by asking for one more.
@usableFromInline
package struct MapProducer<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let transform: (Input) -> Downstream.Input?

    private let name: StaticString
    private let children: (() -> [Mirror.Child])?

    @usableFromInline
    package let combineIdentifier = CombineIdentifier()

    /// Makes the inner subscriber of the operator of that name, whose mirror shows the `children`.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: StaticString,
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
    @inline(__always)
    package func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }

    @inlinable
    package func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    package var description: String { "\(name)" }

    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: children?() ?? []) }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
