extension Publishers {
    /// Publishes what a decoder decodes of each value, and fails with the error that decoding throws.
    ///
    /// Requests pass straight through.
    public struct Decode<Upstream, Output, Coder>: Publisher
    where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        @usableFromInline
        let decoder: Coder

        @inlinable
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "Decode",
                    children: {
                        [
                            ("downstream", $0.downstream), ("finished", $0.isFinished),
                            ("upstreamSubscription", $0.upstreamSubscription),
                        ]
                    },
                    mapCompletion: { $0.eraseError() },
                    step: { [decoder] value in FilterStep { .pass(try decoder.decode(Output.self, from: value)) }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes what a decoder decodes of each value.
    @inlinable
    public func decode<Item, Coder>(
        type: Item.Type,
        decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
