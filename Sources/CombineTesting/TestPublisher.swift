import Combine
import Synchronization

/// A publisher that sends what a test tells it to, without regard to demand, and records what is asked of it.
///
/// Sends to the subscriber that came last. Safe to use from several threads.
public final class TestPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
    // Sendable because what is mutable is locked.

    private struct State {
        var send: ((Output) -> Subscribers.Demand)?
        var finish: ((Subscribers.Completion<Failure>) -> Void)?
        var subscriptions: [TestSubscription] = []
        var subscriberDescriptions: [String] = []
    }

    private struct Box: @unchecked Sendable {
        // Sendable because it is only used under the lock.
        var state = State()
    }

    private let box = Mutex(Box())

    /// Makes a publisher.
    public init() {}

    /// The subscriptions given, in order.
    public var subscriptions: [TestSubscription] { box.withLock { Transferred($0.state.subscriptions) }.value }

    /// The demands requested of all subscriptions, in order.
    public var requests: [Subscribers.Demand] { subscriptions.flatMap(\.requests) }

    /// How many times a subscription was cancelled.
    public var cancelCount: Int { subscriptions.reduce(0) { $0 + $1.cancelCount } }

    /// The descriptions of the subscribers, in order: operators' inner subscribers describe themselves so.
    public var subscriberDescriptions: [String] {
        box.withLock { Transferred($0.state.subscriberDescriptions) }.value
    }

    /// Sends a value, returning the demand that it is answered with; none without a subscriber.
    @discardableResult
    public func send(_ value: Output) -> Subscribers.Demand {
        box.withLock { Transferred($0.state.send) }.value?(value) ?? .none
    }

    /// Sends a completion.
    public func send(completion: Subscribers.Completion<Failure>) {
        box.withLock { Transferred($0.state.finish) }.value?(completion)
    }

    /// Lets the subscriber go, as a publisher should that has completed or was cancelled.
    public func forgetSubscriber() {
        _ = box.withLock { box in
            let forgotten = Transferred((box.state.send, box.state.finish))
            box.state.send = nil
            box.state.finish = nil
            return forgotten
        }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        let subscription = TestSubscription()
        let functions = Transferred(
            (
                { (value: Output) in subscriber.receive(value) },
                { (completion: Subscribers.Completion<Failure>) in subscriber.receive(completion: completion) }
            )
        )
        let description = String(describing: subscriber)
        box.withLock { box in
            (box.state.send, box.state.finish) = functions.value
            box.state.subscriptions.append(subscription)
            box.state.subscriberDescriptions.append(description)
        }
        subscriber.receive(subscription: subscription)
    }
}

/// The subscription that a ``TestPublisher`` gives, or a test: records requests and cancellations.
public final class TestSubscription: Subscription, CustomStringConvertible {
    private let state = Mutex(State())

    private struct State {
        var requests: [Subscribers.Demand] = []
        var cancelCount = 0
    }

    /// Makes a subscription.
    public init() {}

    /// The demands requested, in order.
    public var requests: [Subscribers.Demand] { state.withLock { $0.requests } }

    /// How many times it was cancelled.
    public var cancelCount: Int { state.withLock { $0.cancelCount } }

    public func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.requests.append(demand) }
    }

    public func cancel() {
        state.withLock { $0.cancelCount += 1 }
    }

    public var description: String { "TestSubscription" }
}
