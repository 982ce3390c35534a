extension Publishers {
    /// A publisher that drops values that equal the previously published one, by a throwing comparison.
    ///
    /// A dropped value is answered with a request for one more. An error thrown by the closure cancels upstream, and is
    /// the failure. Apple Combine's `Publishers.TryRemoveDuplicates`.
    public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The comparison of the last value published and a new one.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            var last: Output?
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryRemoveDuplicates",
                    children: { [("last", last as Any)] },
                    mapError: { $0 },
                    step: { [predicate] value in
                        if let last, try predicate(last, value) { return .drop }
                        last = value
                        return .pass(value)
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Drops values equal to the last one published, by a closure. Fails with an error that it throws.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
