import Combine

/// A subscriber that records events and requests the demand that a test specifies.
///
/// The subscriber is safe to use from several threads.
public final class TestSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    // Sendable because a lock protects the mutable state, and `onValue` is called serially.

    /// A received event.
    public enum Event {
        /// A subscription, with its description.
        case subscription(String)
        /// A value.
        case value(Input)
        /// The completion.
        case completion(Subscribers.Completion<Failure>)
    }

    private struct State {
        var events: [Event] = []
        var subscription: (any Subscription)?
    }

    private let state = Locked(State())
    private let initialDemand: Subscribers.Demand
    private let demandPerValue: Subscribers.Demand

    /// A closure that is called with each value, before the subscriber returns further demand.
    public let onValue: (Input) -> Void

    /// Creates a subscriber with an initial demand and an additional demand for each value. If the initial demand is
    /// zero, the subscriber requests nothing.
    public init(
        initialDemand: Subscribers.Demand = .unlimited,
        demandPerValue: Subscribers.Demand = .none,
        onValue: @escaping (Input) -> Void = { _ in }
    ) {
        self.initialDemand = initialDemand
        self.demandPerValue = demandPerValue
        self.onValue = onValue
    }

    /// The received events, in order.
    public var events: [Event] { state.withLock { $0.events } }

    /// The received values.
    public var values: [Input] {
        events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// The received completions. A correct publisher sends at most one completion.
    public var completions: [Subscribers.Completion<Failure>] {
        events.compactMap { if case .completion(let completion) = $0 { completion } else { nil } }
    }

    /// The descriptions of the received subscriptions.
    public var subscriptions: [String] {
        events.compactMap { if case .subscription(let description) = $0 { description } else { nil } }
    }

    /// The subscription that was received last, or nil after cancellation.
    public var subscription: (any Subscription)? { state.withLock { $0.subscription } }

    /// Requests more values.
    public func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    /// Cancels the subscription and releases it.
    public func cancel() {
        state.withLock { state in
            defer { state.subscription = nil }
            return state.subscription
        }?.cancel()
    }

    public func receive(subscription: any Subscription) {
        state.withLock { state in
            state.events.append(.subscription(String(describing: subscription)))
            state.subscription = subscription
        }
        if initialDemand > .none { subscription.request(initialDemand) }
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
        state.withLock { $0.events.append(.value(input)) }
        onValue(input)
        return demandPerValue
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        state.withLock { $0.events.append(.completion(completion)) }
    }
}
