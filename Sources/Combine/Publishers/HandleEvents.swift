import Synchronization

extension Publishers {
    /// Runs closures when events pass, before it passes them on.
    ///
    /// Everything passes straight through. The demand that a value is answered with counts as a request, if not none.
    /// The closures run no more, and are released, once the subscription is over.
    public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are watched.
        public let upstream: Upstream

        /// What runs when subscribed.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// What runs for each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// What runs at the completion.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// What runs when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        /// What runs for each request.
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
    /// The closures, without the publisher, which a subscription does not hold.
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

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let downstream: Downstream
        private let upstream = SubscriptionState()
        private let kept: Mutex<UncheckedSendable<Handlers?>>

        init(_ downstream: Downstream, handlers: Handlers) {
            self.downstream = downstream
            kept = Mutex(UncheckedSendable(handlers))
        }

        /// The closures, as long as they are to run.
        private var handlers: Handlers? { kept.withLock { $0 }.value }

        private func takeHandlers() -> Handlers? {
            kept.withLock { kept in
                let taken = kept
                kept.value = nil
                return taken
            }.value
        }

        func receive(subscription: any Subscription) {
            guard upstream.isAwaiting else {
                subscription.cancel()
                return
            }
            handlers?.receiveSubscription?(subscription)
            if upstream.accept(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            if upstream.isOver { return .none }
            handlers?.receiveOutput?(input)
            let more = downstream.receive(input)
            if more > .none { handlers?.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.end() else { return }
            takeHandlers()?.receiveCompletion?(completion)
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            handlers?.receiveRequest?(demand)
            upstream.subscription?.request(demand)
        }

        func cancel() {
            takeHandlers()?.receiveCancel?()
            upstream.cancel()
        }

        var description: String { "HandleEvents" }

        var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

        var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Runs closures when events pass.
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
