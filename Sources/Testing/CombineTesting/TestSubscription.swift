import Combine

/// A subscription for tests, which records requests and cancellations. A ``TestPublisher`` sends subscriptions of this
/// class.
public final class TestSubscription: Subscription, CustomStringConvertible {
    private let state = Locked(State())

    private struct State {
        var requests: [Subscribers.Demand] = []
        var cancelCount = 0
    }

    /// Creates a subscription.
    public init() {}

    /// The requested demands, in order.
    public var requests: [Subscribers.Demand] { state.withLock { $0.requests } }

    /// The number of times the subscription was cancelled.
    public var cancelCount: Int { state.withLock { $0.cancelCount } }

    public func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.requests.append(demand) }
    }

    public func cancel() {
        state.withLock { $0.cancelCount += 1 }
    }

    public var description: String { "TestSubscription" }
}
