extension Publishers {
    /// Publishes whether all values satisfy a condition: false at once, having cancelled its upstream; true when that
    /// finishes.
    ///
    /// Requests everything upstream. Fails with the error that the condition throws.
    public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// The condition.
        public let predicate: (Upstream.Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        @inline(__always)
        public func receive<S>(subscriber: S) where Bool == S.Input, S: Subscriber, S.Failure == any Error {
            var isSatisfied = true
            upstream.subscribe(
                ReduceProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "TryAllSatisfy",
                    mapError: { $0 },
                    result: { isSatisfied },
                    step: { [predicate] value in
                        ReduceStep {
                            isSatisfied = try predicate(value)
                            return isSatisfied ? .proceed : .finish
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Publishes whether all values satisfy a condition; fails with the error that the condition throws.
    @inlinable
    public func tryAllSatisfy(
        _ predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
