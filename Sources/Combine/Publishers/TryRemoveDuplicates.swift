extension Publishers {
    /// Publishes the values that differ from the one published before, and fails with the error that comparing throws.
    ///
    /// For each other value, requests one more.
    public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// Whether two values are the same; the first is the earlier.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            var last: Output?
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryRemoveDuplicates",
                    isStrict: true,
                    children: { [("downstream", $0.downstream), ("last", last as Any)] },
                    mapCompletion: { $0.eraseError() },
                    step: { [predicate] value in
                        FilterStep {
                            if let last, try predicate(last, value) { return .drop }
                            last = value
                            return .pass(value)
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes the values that a closure finds different from the one published before, and fails with the error that
    /// it throws.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
