/// A publisher that sends nothing until connected. Apple Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects the publisher. It sends values until the result is cancelled.
    func connect() -> any Cancellable
}
