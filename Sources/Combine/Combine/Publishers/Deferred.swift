/// A publisher that is created for each subscriber, such as a request that starts at the subscription.
///
/// Apple Combine's `Deferred`, Rx's `deferred`.
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
