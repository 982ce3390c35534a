/// What receives the events of several upstreams, told apart by index.
@usableFromInline
package protocol IndexedCoordinator<Failure>: AnyObject {
    associatedtype Failure: Error

    /// The operator's name.
    var name: String { get }

    /// Accepts the subscription of an upstream.
    func receive(subscription: any Subscription, at index: Int)

    /// Accepts the completion of an upstream.
    func receive(completion: Subscribers.Completion<Failure>, at index: Int)
}

/// The subscriber to one upstream of an operator that has several.
@usableFromInline
package struct IndexedSubscriber<Input, Receiver: IndexedCoordinator>: Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    package typealias Failure = Receiver.Failure

    @usableFromInline
    let receiver: Receiver

    @usableFromInline
    let index: Int

    @usableFromInline
    let receiveValue: (Input) -> Subscribers.Demand

    @usableFromInline
    package let combineIdentifier = CombineIdentifier()

    /// Makes the subscriber to the upstream of that index.
    @usableFromInline
    package init(_ receiver: Receiver, index: Int, receiveValue: @escaping (Input) -> Subscribers.Demand) {
        self.receiver = receiver
        self.index = index
        self.receiveValue = receiveValue
    }

    @usableFromInline
    package func receive(subscription: any Subscription) {
        receiver.receive(subscription: subscription, at: index)
    }

    @inlinable
    @inline(__always)
    package func receive(_ input: Input) -> Subscribers.Demand {
        receiveValue(input)
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        receiver.receive(completion: completion, at: index)
    }

    @usableFromInline
    package var description: String { receiver.name }

    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: [("index", index)]) }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
