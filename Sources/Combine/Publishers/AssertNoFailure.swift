extension Publishers {
    /// Publishes the values of a publisher that is not expected to fail, and stops the program if it does.
    ///
    /// Requests and cancellation pass straight through.
    public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher whose values are used.
        public let upstream: Upstream

        /// What the message begins with.
        public let prefix: String

        /// The file that the message names.
        public let file: StaticString

        /// The line that the message names.
        public let line: UInt

        @inlinable
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        @inlinable
        @inline(__always)
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
    /// Stops the program if this publisher fails.
    @inlinable
    public func assertNoFailure(
        _ prefix: String = "",
        file: StaticString = #file,
        line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
