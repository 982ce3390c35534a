/// A type that receives values from a publisher. Apple Combine's `Subscriber`.
///
/// A subscriber first receives a subscription, then at most as many values as it requests, then at most one completion.
/// Calls arrive serially, on the thread on which the publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input

    /// The type of the errors that the subscriber can receive, or `Never` if it receives none.
    associatedtype Failure: Error

    /// Tells the subscriber it is attached. It may keep the subscription, to request values and to cancel.
    func receive(subscription: any Subscription)

    /// Gives the subscriber a value. The result is added to what it had already requested.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Tells the subscriber that the publisher ended, normally or with an error.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == () {
    /// Tells the subscriber that a valueless element is available.
    @inlinable
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}
