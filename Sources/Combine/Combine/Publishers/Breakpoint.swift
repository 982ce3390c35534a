internal import Glibc

extension Publishers {
    /// A publisher that stops in the debugger when one of its closures returns true for an event.
    ///
    /// It raises the signal SIGTRAP to stop the program. All events are forwarded unchanged.
    public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that indicates whether to stop when the subscription arrives.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// The closure that indicates whether to stop when a value arrives.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// The closure that indicates whether to stop when the completion arrives.
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
                    receiveSubscription: receiveSubscription,
                    receiveOutput: receiveOutput,
                    receiveCompletion: receiveCompletion
                )
            )
        }
    }
}

extension Publishers.Breakpoint {
    private struct Inner<Downstream: Subscriber>: Subscriber, DescribedByName
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let downstream: Downstream
        let receiveSubscription: ((any Subscription) -> Bool)?
        let receiveOutput: ((Output) -> Bool)?
        let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
        let combineIdentifier = CombineIdentifier()

        var name: String { "Breakpoint" }

        func receive(subscription: any Subscription) {
            stop(if: receiveSubscription?(subscription))
            downstream.receive(subscription: subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            stop(if: receiveOutput?(input))
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            stop(if: receiveCompletion?(completion))
            downstream.receive(completion: completion)
        }

        private func stop(if isWanted: Bool?) {
            if isWanted == true { raise(SIGTRAP) }
        }
    }
}

extension Publisher {
    /// Stops in the debugger when one of the closures returns true for an event.
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
