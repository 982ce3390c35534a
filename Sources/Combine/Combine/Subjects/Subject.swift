/// A publisher that publishes the values you send to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Self.Output)

    /// Sends a completion to the subscribers. Later values and completions are ignored.
    func send(completion: Subscribers.Completion<Self.Failure>)

    /// Passes a subscription to the subject, which requests values from it.
    func send(subscription: any Subscription)
}

extension Subject where Output == () {
    /// Sends a `Void` value.
    @inlinable
    public func send() { send(()) }
}
