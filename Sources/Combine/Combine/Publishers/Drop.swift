extension Publishers {
    /// A publisher that drops the given number of values and publishes the rest.
    ///
    /// For example, `[1, 2, 3].publisher.dropFirst()` publishes 2, 3. In addition to the values that the subscriber
    /// requests, the publisher requests the values to drop. Attaching a subscriber traps if `count` is negative.
    /// Corresponds to `skip` in Rx.
    public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The number of values to drop.
        public let count: Int

        @inlinable
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(subscriber, count: count)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }

        /// The downstream's subscription, which is sent before the operator subscribes to the upstream.
        @usableFromInline
        final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
        where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
            /// The number of values that remain to be dropped. The number needs no lock, because only calls from the
            /// upstream access it, and the upstream sends its events serially.
            @usableFromInline var remaining: Int

            /// The demand to request when the upstream's subscription arrives, or nil after it has arrived.
            private let early: Locked<Subscribers.Demand?>

            @usableFromInline
            init(_ downstream: Downstream, count: Int) {
                if count < 0 { fatalError("dropFirst: expected a count of at least 0, found \(count)") }
                remaining = count
                early = Locked(.max(count))
                super.init(downstream, name: "Drop")
            }

            @usableFromInline
            override func receive(subscription: any Subscription) {
                guard upstream.accept(subscription) else { return }
                let demand = early.exchange(nil) ?? .none
                if demand > .none { subscription.request(demand) }
            }

            @inlinable
            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                if remaining == 0 { return downstream.receive(input) }
                remaining -= 1
                return .none
            }

            @usableFromInline
            func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                _ = upstream.end()
                downstream.receive(completion: completion)
            }

            @usableFromInline
            override func request(_ demand: Subscribers.Demand) {
                demand.assertNonZero()
                let isEarly = early.withLock { early in
                    early = early.map { $0 + demand }
                    return early != nil
                }
                if !isEarly { super.request(demand) }
            }

            /// Cancels the upstream subscription. If that subscription hasn't arrived yet, it's cancelled when it
            /// arrives.
            ///
            /// The downstream receives its subscription before the operator subscribes to the upstream. Therefore, the
            /// downstream can call this method before the upstream subscription arrives.
            @usableFromInline
            override func cancel() {
                upstream.cancel()
            }
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.upstream == rhs.upstream && lhs.count == rhs.count }
}

extension Publisher {
    /// Drops the given number of values, one by default, and publishes the rest.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
