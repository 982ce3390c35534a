extension Publishers {
    /// A publisher that prints each event before it forwards the event.
    ///
    /// Use this publisher to debug a chain of operators. All events are forwarded unchanged. Demand that the subscriber
    /// returns for a value is printed as a request, unless it's zero. Corresponds to `debug` in Rx.
    public struct Print<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The prefix of each line. A colon follows the prefix, unless the prefix is empty.
        public let prefix: String

        /// The upstream publisher.
        public let upstream: Upstream

        /// The stream to write to, or nil for the standard output.
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, prefix: prefix, stream: stream))
        }
    }
}

extension Publishers.Print {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let prefix: String
        private let stream: Locked<(any TextOutputStream)?>

        init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
            self.prefix = prefix.isEmpty ? "" : prefix + ": "
            self.stream = Locked(stream)
            super.init(downstream, name: "Print")
        }

        override func receive(subscription: any Subscription) {
            write("receive subscription: (\(subscription))")
            super.receive(subscription: subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            write("receive value: (\(input))")
            let more = downstream.receive(input)
            if more > .none { write("\(requestLine(more)) (synchronous)") }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: write("receive finished")
            case .failure(let error): write("receive error: (\(error))")
            }
            _ = upstream.end()
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            write(requestLine(demand))
            super.request(demand)
        }

        override func cancel() {
            write("receive cancel")
            super.cancel()
        }

        private func requestLine(_ demand: Subscribers.Demand) -> String {
            demand.max.map { "request max: (\($0))" } ?? "request unlimited"
        }

        private func write(_ line: String) {
            // Writes to a copy of the stream, so that the lock isn't held during the call.
            if let stream = stream.value {
                self.stream.exchange(stream.appending(prefix + line))
            } else {
                Swift.print(prefix + line)
            }
        }
    }
}

extension Publisher {
    /// Prints each event before it's forwarded, to the given stream or to the standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension TextOutputStream {
    /// Returns this stream after writing a line to it.
    fileprivate func appending(_ line: String) -> any TextOutputStream {
        var stream = self
        Swift.print(line, to: &stream)
        return stream
    }
}
