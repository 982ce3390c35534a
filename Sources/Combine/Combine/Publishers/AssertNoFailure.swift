extension Publishers {
    /// A publisher that stops the program if its upstream fails, and therefore never fails itself.
    ///
    /// The message contains the error and the position in the source. Requests and cancellation are forwarded
    /// unchanged. Apple Combine's `Publishers.AssertNoFailure`.
    public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The upstream publisher.
        public let upstream: Upstream

        /// The beginning of the message.
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
