import Synchronization

extension Publishers {
    /// Writes a line for each event that passes, before it passes it on.
    ///
    /// Everything passes straight through. The demand that a value is answered with counts as a request, if not none.
    public struct Print<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What each line begins with, followed by a colon unless empty.
        public let prefix: String

        /// The publisher whose events are written.
        public let upstream: Upstream

        /// Where the lines are written; the standard output if `nil`.
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
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let prefix: String
        private let stream: Mutex<UncheckedSendable<(any TextOutputStream)?>>
        private let upstream = SubscriptionState()

        init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
            self.downstream = downstream
            self.prefix = prefix.isEmpty ? "" : prefix + ": "
            self.stream = Mutex(UncheckedSendable(stream))
        }

        func receive(subscription: any Subscription) {
            write("receive subscription: (\(subscription))")
            if upstream.accept(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            write("receive value: (\(input))")
            if upstream.isOver { return .none }
            let more = downstream.receive(input)
            if more > .none { write("\(requestLine(more)) (synchronous)") }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: write("receive finished")
            case .failure(let error): write("receive error: (\(error))")
            }
            if upstream.end() { downstream.receive(completion: completion) }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            write(requestLine(demand))
            upstream.subscription?.request(demand)
        }

        func cancel() {
            write("receive cancel")
            upstream.cancel()
        }

        private func requestLine(_ demand: Subscribers.Demand) -> String {
            demand.max.map { "request max: (\($0))" } ?? "request unlimited"
        }

        private func write(_ line: String) {
            // The stream is copied out, so that no lock is held while it writes.
            if let stream = currentStream {
                keepStream(stream.appending(prefix + line))
            } else {
                Swift.print(prefix + line)
            }
        }

        private var currentStream: (any TextOutputStream)? { stream.withLock { $0 }.value }

        private func keepStream(_ written: any TextOutputStream) {
            let written = UncheckedSendable<(any TextOutputStream)?>(written)
            _ = stream.withLock { stream in
                let previous = stream
                stream = written
                return previous
            }
        }

        var description: String { "Print" }

        var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

        var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Writes a line for each event that passes, to the standard output unless told where.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension TextOutputStream {
    /// This stream after a line was written to it.
    fileprivate func appending(_ line: String) -> any TextOutputStream {
        var stream = self
        Swift.print(line, to: &stream)
        return stream
    }
}
