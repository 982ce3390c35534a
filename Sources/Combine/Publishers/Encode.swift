extension Publishers {
    /// Publishes each value as an encoder encodes it, and fails with the error that encoding throws.
    ///
    /// Requests pass straight through.
    public struct Encode<Upstream, Coder>: Publisher
    where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        @usableFromInline
        let encoder: Coder

        @inlinable
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Coder.Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "Encode",
                    children: {
                        [
                            ("downstream", $0.downstream), ("finished", $0.isFinished),
                            ("upstreamSubscription", $0.upstreamSubscription),
                        ]
                    },
                    mapCompletion: { $0.eraseError() },
                    step: { [encoder] value in FilterStep { .pass(try encoder.encode(value)) } }
                )
            )
        }
    }
}

extension Publisher where Output: Encodable {
    /// Publishes each value as an encoder encodes it.
    @inlinable
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
