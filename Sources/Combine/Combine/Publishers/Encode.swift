extension Publishers {
    /// A publisher that encodes each value, for example to JSON.
    ///
    /// If the encoder throws an error, the publisher cancels the upstream and fails. Requests are forwarded unchanged.
    public struct Encode<Upstream, Coder>: Publisher
    where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        @usableFromInline let encoder: Coder

        @inlinable
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        @inlinable
        public func receive<S>(subscriber: S) where Coder.Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                CodingProducer<Upstream.Output, Upstream.Failure, S>(subscriber, name: "Encode") { [encoder] value in
                    try encoder.encode(value)
                }
            )
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value, for example to JSON.
    @inlinable
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
