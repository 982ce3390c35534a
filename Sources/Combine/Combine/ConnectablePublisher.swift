/// A publisher that sends no values until you connect it.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects the publisher and returns a cancellable that disconnects it.
    func connect() -> any Cancellable
}
