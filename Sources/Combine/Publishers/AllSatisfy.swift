extension Publishers {
    /// Publishes whether all values satisfy a condition: false at once, having cancelled its upstream; true when that
    /// finishes.
    ///
    /// Requests everything upstream.
    public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var isSatisfied = true
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "AllSatisfy",
                    mapError: { $0 },
                    result: { isSatisfied },
                    step: { [predicate] value in
                        isSatisfied = predicate(value)
                        return isSatisfied ? .proceed : .finish
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes whether all values satisfy a condition.
    @inlinable
    public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
