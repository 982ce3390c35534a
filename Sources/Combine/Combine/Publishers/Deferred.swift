/// A publisher that calls a closure to create a new publisher for each subscriber.
///
/// Use this publisher, for example, for a request that must not start before the subscription.
///
/// Corresponds to `deferred` in Rx.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// The closure that creates the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls a closure for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}
