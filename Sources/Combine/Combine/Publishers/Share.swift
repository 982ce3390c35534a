extension Publishers {
    /// A publisher that shares one subscription to its upstream among all subscribers.
    ///
    /// Use this publisher, for example, to show the response of a network request in several views. The publisher
    /// subscribes to the upstream for the first subscriber, requests unlimited values, and cancels the subscription
    /// when all subscribers have cancelled. A subscriber misses values that arrive before its subscription or while it
    /// has no demand. Corresponds to `share` in Rx.
    final public class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The shared publisher.
        final public let upstream: Upstream

        @usableFromInline
        let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        @inlinable
        final public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            shared.attach(subscriber)
        }

        /// Returns a Boolean value that indicates whether two references refer to the same object.
        public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool {
            lhs === rhs
        }
    }
}

extension Publisher {
    /// Shares one subscription to this publisher among all subscribers.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
