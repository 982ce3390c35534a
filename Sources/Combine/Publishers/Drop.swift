import Synchronization

extension Publishers {
    /// Drops so many values, and publishes all that follow.
    ///
    /// Requests what is dropped beside what its subscriber requests, as soon as it is subscribed.
    public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are dropped.
        public let upstream: Upstream

        /// How many are dropped.
        public let count: Int

        @inlinable
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = DropStage(subscriber, count: count)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {
    /// Whether both publish the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.count == rhs.count
    }
}

extension Publisher {
    /// Drops so many values, and publishes all that follow.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

/// The inner subscriber of `Drop`. Its subscriber is subscribed to it before it is subscribed to its upstream.
@usableFromInline
final class DropStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    typealias Input = Downstream.Input

    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline
    let downstream: Downstream

    /// How many are still to be dropped. Used by the upstream's serial calls only.
    @usableFromInline
    var remaining: Int

    @usableFromInline
    let upstream = SubscriptionState()

    /// What is to be requested upstream once that is there; `nil` from then on.
    private let early: Mutex<Subscribers.Demand?>

    @usableFromInline
    init(_ downstream: Downstream, count: Int) {
        precondition(count >= 0, "a negative number of values cannot be dropped")
        self.downstream = downstream
        remaining = count
        early = Mutex(.max(count))
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard upstream.accept(subscription) else { return }
        let demand = early.withLock { $0.take() } ?? .none
        if demand > .none { subscription.request(demand) }
    }

    @inlinable
    @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        if upstream.isOver { return .none }
        if remaining == 0 { return downstream.receive(input) }
        remaining -= 1
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.end() { downstream.receive(completion: completion) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let isEarly = early.withLock { early in
            early = early.map { $0 + demand }
            return early != nil
        }
        if !isEarly { upstream.subscription?.request(demand) }
    }

    @usableFromInline
    func cancel() {
        upstream.cancel()
    }

    @usableFromInline
    var description: String { "Drop" }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    @usableFromInline
    var playgroundDescription: Any { description }
}
