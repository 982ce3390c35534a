extension Publishers {
    /// A publisher that decodes each value, for example from JSON.
    ///
    /// If the decoder throws an error, the publisher cancels the upstream and fails. Requests are forwarded unchanged.
    public struct Decode<Upstream, Output, Coder>: Publisher
    where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        @usableFromInline let decoder: Coder

        @inlinable
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        @inlinable
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                CodingProducer<Upstream.Output, Upstream.Failure, S>(subscriber, name: "Decode") { [decoder] value in
                    try decoder.decode(Output.self, from: value)
                }
            )
        }
    }
}

extension Publisher {
    /// Decodes each value, for example from JSON.
    @inlinable
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
