/// A publisher that publishes what it is sent. Apple Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Self.Output)

    /// Sends a completion to the subscribers, after which nothing is sent any more.
    func send(completion: Subscribers.Completion<Self.Failure>)

    /// Gives the subject a subscription, from which it requests values.
    func send(subscription: any Subscription)
}

extension Subject where Output == () {
    /// Sends an element without a value.
    @inlinable
    public func send() {
        send(())
    }
}
