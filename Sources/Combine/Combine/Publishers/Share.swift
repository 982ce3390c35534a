extension Publishers {
    /// A publisher that shares one subscription to its upstream among all subscribers, from the first subscriber until
    /// all have cancelled.
    ///
    /// Use it, for example, for a network request whose response several views show. A subscriber that arrives later
    /// misses the earlier values. It requests values from the upstream without limit. A subscriber without demand
    /// misses values. It's a ``Multicast`` through a ``PassthroughSubject`` that is connected automatically.
    /// Corresponds to `share` in Rx.
    final public class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is shared.
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

        /// Returns a Boolean value that indicates whether both are the same object.
        public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool {
            lhs === rhs
        }
    }
}

extension Publisher {
    /// Shares one subscription to this publisher among all subscribers of the result.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
