extension Publishers {
    /// Publishes the values that differ from the one published before. For each other, requests one more.
    public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream

        /// Whether two values are the same; the first is the earlier.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var last: Output?
            upstream.subscribe(
                FilterProducer<Output, Failure, S>(
                    subscriber,
                    name: "RemoveDuplicates",
                    isStrict: true,
                    children: { [("downstream", $0.downstream), ("last", last as Any)] },
                    mapCompletion: { $0 },
                    step: { [predicate] value in
                        if let last, predicate(last, value) { return .drop }
                        last = value
                        return .pass(value)
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes the values that a closure finds different from the one published before.
    @inlinable
    public func removeDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Publishes the values that differ from the one published before.
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
