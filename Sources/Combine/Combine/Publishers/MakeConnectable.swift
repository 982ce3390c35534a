extension Publishers {
    /// A publisher that subscribes to its upstream when you connect it.
    ///
    /// Use this publisher to attach all subscribers before the first value is sent. The publisher delivers values
    /// through a ``Multicast`` with a ``PassthroughSubject``.
    public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let multicast: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

        public init(upstream: Upstream) {
            multicast = upstream.multicast(subject: PassthroughSubject())
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            multicast.subscribe(subscriber)
        }

        /// Subscribes to the upstream and returns a cancellable that cancels the subscription.
        public func connect() -> any Cancellable {
            multicast.connect()
        }
    }
}

extension Publisher where Failure == Never {
    /// Returns a connectable publisher that publishes this publisher's values.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
