import Combine

/// A publisher that a test sends through, without regard to demand, and records requests and cancellations.
///
/// Sends to the most recent subscriber. It's safe to use from several threads.
public final class TestPublisher<Output, Failure: Error>: Publisher, Sendable {

    private struct State {
        var send: ((Output) -> Subscribers.Demand)?
        var finish: ((Subscribers.Completion<Failure>) -> Void)?
        var subscriptions: [TestSubscription] = []
        var subscriberDescriptions: [String] = []
    }

    private let state = Locked(State())

    /// Creates a publisher.
    public init() {}

    /// The subscriptions given, in order.
    public var subscriptions: [TestSubscription] { state.value.subscriptions }

    /// The demands requested of all subscriptions, in order.
    public var requests: [Subscribers.Demand] { subscriptions.flatMap(\.requests) }

    /// The number of times that a subscription was cancelled.
    public var cancelCount: Int { subscriptions.reduce(0) { $0 + $1.cancelCount } }

    /// The descriptions of the subscribers, in order: operators' inner subscribers describe themselves so.
    public var subscriberDescriptions: [String] {
        state.value.subscriberDescriptions
    }

    /// Sends a value, returning the demand that it is answered with. None without a subscriber.
    @discardableResult
    public func send(_ value: Output) -> Subscribers.Demand {
        state.value.send?(value) ?? .none
    }

    /// Sends a completion.
    public func send(completion: Subscribers.Completion<Failure>) {
        state.value.finish?(completion)
    }

    /// Lets the subscriber go, as a publisher should that has completed or was cancelled.
    public func forgetSubscriber() {
        // Handed out of the lock, to be released after it.
        _ = state.withLock { state in (state.send.take(), state.finish.take()) }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        let subscription = TestSubscription()
        let description = String(describing: subscriber)
        var former: State?
        state.withLock { state in
            former = state
            state.send = { subscriber.receive($0) }
            state.finish = { subscriber.receive(completion: $0) }
            state.subscriptions.append(subscription)
            state.subscriberDescriptions.append(description)
        }
        // A former subscriber is released outside of the lock.
        withExtendedLifetime(former) {}
        subscriber.receive(subscription: subscription)
    }
}
