import Combine

/// A publisher that sends the events that a test passes to it, regardless of demand. It records requests and
/// cancellations.
///
/// Events are sent to the most recent subscriber. The publisher is safe to use from several threads.
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

    /// The subscriptions that the publisher sent, in order.
    public var subscriptions: [TestSubscription] { state.value.subscriptions }

    /// The demands that all subscribers requested, in order.
    public var requests: [Subscribers.Demand] { subscriptions.flatMap(\.requests) }

    /// The number of cancellations of all subscriptions. A subscription that is cancelled twice counts twice.
    public var cancelCount: Int { subscriptions.reduce(0) { $0 + $1.cancelCount } }

    /// The descriptions of the subscribers, in order. The subscribers include the inner subscribers of operators.
    public var subscriberDescriptions: [String] { state.value.subscriberDescriptions }

    /// Sends a value. Returns the subscriber's additional demand, or zero if there is no subscriber.
    @discardableResult
    public func send(_ value: Output) -> Subscribers.Demand { state.value.send?(value) ?? .none }

    /// Sends a completion.
    public func send(completion: Subscribers.Completion<Failure>) {
        state.value.finish?(completion)
    }

    /// Releases the subscriber, as a publisher should after a completion or cancellation.
    public func forgetSubscriber() {
        // Moves the closures out of the state, so that they're released after unlocking.
        _ = state.withLock { state in (state.send.take(), state.finish.take()) }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        let subscription = TestSubscription()
        let description = String(describing: subscriber)
        var previous: State?
        state.withLock { state in
            previous = state
            state.send = { subscriber.receive($0) }
            state.finish = { subscriber.receive(completion: $0) }
            state.subscriptions.append(subscription)
            state.subscriberDescriptions.append(description)
        }
        // Releases the previous subscriber after unlocking.
        withExtendedLifetime(previous) {}
        subscriber.receive(subscription: subscription)
    }
}
