/// A type that receives values from a publisher.
///
/// A subscriber first receives a subscription, then at most as many values as it requests, then at most one completion.
/// Calls arrive serially, on the thread on which the publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values that the subscriber receives.
    associatedtype Input

    /// The type of the errors that the subscriber can receive, or `Never` if it receives none.
    associatedtype Failure: Error

    /// Delivers the subscription. The subscriber can store it, to request values and to cancel.
    func receive(subscription: any Subscription)

    /// Delivers a value. The result is added to the subscriber's outstanding demand.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Delivers the completion of the publisher, which finished or failed.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == () {
    /// Delivers a `Void` value.
    @inlinable
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}
