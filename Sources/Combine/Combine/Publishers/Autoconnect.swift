extension Publishers {
    /// A publisher that connects its upstream for the first subscriber, and disconnects it when all subscriptions are
    /// cancelled.
    ///
    /// If a subscriber is attached after that, the publisher connects the upstream again. For example,
    /// `Timer.publish(every: 1, on: .main, in: .common).autoconnect()` runs while it has subscribers. Requests are
    /// forwarded to the upstream. A completion doesn't disconnect the upstream. Corresponds to `refCount` in Rx.
    public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected automatically.
        final public let upstream: Upstream

        /// The connection that the current subscribers share.
        private let current = Locked<SharedConnection?>(nil)

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(subscriber)
        }

        /// Attaches a subscriber. The method is final, so that calls from other modules can be specialized.
        @inlinable
        final func attach<S>(_ subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let (connection, isFirst) = join()
            upstream.subscribe(AutoconnectSubscriber(subscriber, parent: self, connection: connection))
            if isFirst { connection.start(upstream.connect()) }
        }

        /// Joins the current connection, or creates one that the caller must start.
        @usableFromInline
        final func join() -> (connection: SharedConnection, isFirst: Bool) {
            current.withLock { current in
                if let current, current.join() { return (current, false) }
                let new = SharedConnection()
                current = new
                return (new, true)
            }
        }
    }
}

/// The subscriber for a publisher that is connected automatically.
@usableFromInline
struct AutoconnectSubscriber<Downstream: Subscriber>: Subscriber, DescribedByName {
    @usableFromInline
    typealias Input = Downstream.Input
    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let parent: AnyObject
    @usableFromInline let connection: SharedConnection
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(_ downstream: Downstream, parent: AnyObject, connection: SharedConnection) {
        self.downstream = downstream
        self.parent = parent
        self.connection = connection
    }

    @usableFromInline
    var name: String { "Autoconnect" }
    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [("parent", parent), ("downstream", downstream)] }

    @usableFromInline
    func receive(subscription: any Subscription) {
        downstream.receive(subscription: LeavingSubscription(subscription, connection: connection))
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        downstream.receive(input)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}

extension ConnectablePublisher {
    /// Connects this publisher for the first subscriber, and disconnects it when all subscriptions are cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
