extension Publishers {
    /// A publisher that drops each value that equals the previous value.
    ///
    /// For the values 1, 1, 2, 1, it publishes 1, 2, 1. For each dropped value, the publisher requests another value.
    /// Corresponds to `distinctUntilChanged` in Rx.
    public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether the last published value and the new value are equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let last = SerialVariable<Output?>(nil)
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "RemoveDuplicates",
                    children: { [("last", last.value as Any)] },
                    mapError: { $0 },
                    step: { [predicate] value in
                        if let last = last.value, predicate(last, value) { return .drop }
                        last.value = value
                        return .pass(value)
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Drops each value that equals the previous value according to a closure.
    @inlinable
    public func removeDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Drops each value that equals the previous value.
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
