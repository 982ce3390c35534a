extension Publishers {
    /// Drops values as long as they satisfy a condition, requesting one more for each; publishes all that follow.
    public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
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
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var isDropping = true
            upstream.subscribe(
                FilterProducer<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    name: "DropWhile",
                    children: { _ in [] },
                    mapCompletion: { $0 },
                    step: { [predicate] value in
                        isDropping = isDropping && predicate(value)
                        return isDropping ? .drop : .pass(value)
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Drops values as long as they satisfy a condition, and publishes all that follow.
    @inlinable
    public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
