extension Publishers {
    /// A publisher that publishes its upstream's values after it is connected.
    ///
    /// Use it for a publisher that would start immediately, to make it wait until all subscribers are attached. It's a
    /// ``Multicast`` through a ``PassthroughSubject``. Apple Combine's `Publishers.MakeConnectable`.
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

        /// Subscribes to the upstream, until the result is cancelled.
        public func connect() -> any Cancellable {
            multicast.connect()
        }
    }
}

extension Publisher where Failure == Never {
    /// Publishes this publisher's values after the result is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
