/// A publisher that sends nothing until connected. Apple Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects, so that values are sent until the result is cancelled.
    func connect() -> any Cancellable
}
