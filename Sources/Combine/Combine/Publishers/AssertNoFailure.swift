extension Publishers {
    /// A publisher that traps if its upstream fails.
    ///
    /// The publisher itself never fails. The message of the trap contains the error and the source location. Requests
    /// and cancellation are forwarded unchanged.
    public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The upstream publisher.
        public let upstream: Upstream

        /// The string that precedes the error in the message.
        public let prefix: String

        /// The file to name in the message.
        public let file: StaticString

        /// The line number to include in the message.
        public let line: UInt

        @inlinable
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
            let start = prefix.isEmpty ? "" : prefix + ": "
            upstream.subscribe(
                MapErrorProducer<Upstream.Failure, S>(
                    subscriber,
                    name: "AssertNoFailure",
                    children: [("file", file), ("line", line), ("prefix", prefix)],
                    mapError: { [file, line] error in fatalError("\(start)\(error)", file: file, line: line) }
                )
            )
        }
    }
}

extension Publisher {
    /// Traps if this publisher fails.
    @inlinable
    public func assertNoFailure(
        _ prefix: String = "",
        file: StaticString = #file,
        line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
