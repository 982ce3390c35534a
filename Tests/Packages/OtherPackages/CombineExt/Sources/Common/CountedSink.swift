import Combine
import class Foundation.NSRecursiveLock

/// Counts the values of a publisher.
@available(macOS 10.15, iOS 13.0, *)
public final class CountedSink<Upstream: Publisher>: Subscriber {
    public typealias Input = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let lock = NSRecursiveLock()
    private var values = 0

    public init(_ upstream: Upstream) {
        upstream.subscribe(self)
    }

    public var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return values
    }

    public func receive(subscription: Subscription) {
        subscription.request(.unlimited)
    }

    public func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        lock.lock()
        values += 1
        lock.unlock()
        return .none
    }

    public func receive(completion: Subscribers.Completion<Upstream.Failure>) {}
}
