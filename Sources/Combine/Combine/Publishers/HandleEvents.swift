extension Publishers {
    /// A publisher that runs closures for events before it forwards them, for example to log them or to show progress.
    ///
    /// All events are forwarded unchanged. Demand that the subscriber returns for a value counts as a request, unless
    /// it's zero. The closures are released when the subscription ends. Corresponds to `do` in Rx.
    public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that runs before the subscriber receives its subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// The closure that runs for each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// The closure that runs for the completion.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// The closure that runs when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        /// The closure that runs for each request.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Upstream.Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, handlers: Handlers(self)))
        }
    }
}

extension Publishers.HandleEvents {
    /// The closures of the publisher. They're copied to a separate object, because a subscription must not retain the
    /// upstream publisher.
    private final class Handlers {
        let receiveSubscription: ((any Subscription) -> Void)?
        let receiveOutput: ((Output) -> Void)?
        let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        let receiveCancel: (() -> Void)?
        let receiveRequest: ((Subscribers.Demand) -> Void)?

        init(_ publisher: Publishers.HandleEvents<Upstream>) {
            receiveSubscription = publisher.receiveSubscription
            receiveOutput = publisher.receiveOutput
            receiveCompletion = publisher.receiveCompletion
            receiveCancel = publisher.receiveCancel
            receiveRequest = publisher.receiveRequest
        }
    }

    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        /// The closures, or nil after the subscription has ended.
        private let handlers: Locked<Handlers?>

        init(_ downstream: Downstream, handlers: Handlers) {
            self.handlers = Locked(handlers)
            super.init(downstream, name: "HandleEvents")
        }

        override func receive(subscription: any Subscription) {
            handlers.value?.receiveSubscription?(subscription)
            super.receive(subscription: subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            handlers.value?.receiveOutput?(input)
            let more = downstream.receive(input)
            if more > .none { handlers.value?.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            handlers.exchange(nil)?.receiveCompletion?(completion)
            _ = upstream.end()
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            handlers.value?.receiveRequest?(demand)
            super.request(demand)
        }

        override func cancel() {
            handlers.value?.receiveCancel?()
            if !upstream.isAwaiting { handlers.exchange(nil) }
            super.cancel()
        }
    }
}

extension Publisher {
    /// Runs closures for events before they are forwarded.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Self.Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }
}
