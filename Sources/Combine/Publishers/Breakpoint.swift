internal import Glibc

extension Publishers {
    /// Stops in the debugger, by a trap signal, when a closure asks to at an event. Everything passes straight through.
    public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are watched.
        public let upstream: Upstream

        /// Whether to stop when subscribed.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// Whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                Inner(
                    downstream: subscriber,
                    stopsAtSubscription: receiveSubscription,
                    stopsAtOutput: receiveOutput,
                    stopsAtCompletion: receiveCompletion
                )
            )
        }
    }
}

extension Publishers.Breakpoint {
    private struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let downstream: Downstream
        let stopsAtSubscription: ((any Subscription) -> Bool)?
        let stopsAtOutput: ((Output) -> Bool)?
        let stopsAtCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) {
            stop(if: stopsAtSubscription?(subscription))
            downstream.receive(subscription: subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            stop(if: stopsAtOutput?(input))
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            stop(if: stopsAtCompletion?(completion))
            downstream.receive(completion: completion)
        }

        private func stop(if isWanted: Bool?) {
            if isWanted == true { raise(SIGTRAP) }
        }

        var description: String { "Breakpoint" }

        var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

        var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Stops in the debugger when a closure asks to at an event.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Self.Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion
        )
    }

    /// Stops in the debugger when this publisher fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { true } else { false }
        })
    }
}
