/// A type that receives values from a publisher.
///
/// A subscriber receives a subscription, then at most as many values as it requests, then at most one completion. The
/// publisher calls the subscriber's methods serially, on the thread on which the publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values that the subscriber receives.
    associatedtype Input

    /// The type of the errors that the subscriber can receive, or `Never` if it doesn't receive errors.
    associatedtype Failure: Error

    /// Receives the subscription. The subscriber can store the subscription in order to request values and to cancel.
    func receive(subscription: any Subscription)

    /// Receives a value. Returns the demand to add to the outstanding demand of the subscriber.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Receives the completion of the publisher, which has finished or failed.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == () {
    /// Receives a `Void` value.
    @inlinable
    public func receive() -> Subscribers.Demand { receive(()) }
}
