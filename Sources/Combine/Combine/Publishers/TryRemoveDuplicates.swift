extension Publishers {
    /// A publisher that drops each value that equals the previous value according to a throwing closure.
    ///
    /// For each dropped value, the publisher requests another value. If the closure throws an error, the publisher
    /// cancels the upstream and fails.
    public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether the last published value and the new value are equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            let last = SerialVariable<Output?>(nil)
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryRemoveDuplicates",
                    children: { [("last", last.value as Any)] },
                    mapError: { $0 },
                    step: { [predicate] value in
                        if let last = last.value, try predicate(last, value) { return .drop }
                        last.value = value
                        return .pass(value)
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Drops each value that equals the previous value according to a closure. Fails if the closure throws an error.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
