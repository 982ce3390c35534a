import Synchronization

extension Publishers {
    /// Connects a connectable publisher when the first subscriber comes, and cancels the connection when all have been
    /// cancelled; connects again for the next.
    ///
    /// Subscriptions are upstream's own, but that cancelling them is counted. A completion does not end the connection.
    public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        final public let upstream: Upstream

        /// The connection shared by the subscribers of the moment.
        private let current = Mutex<SharedConnection?>(nil)

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(subscriber)
        }

        /// Attaches a subscriber; final, so that a client's calls can be specialised.
        @inlinable
        @inline(__always)
        final func attach<S>(_ subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let (connection, isFirst) = join()
            upstream.subscribe(AutoconnectSubscriber(subscriber, connection: connection))
            if isFirst { connection.start(upstream.connect()) }
        }

        /// Takes part in the connection of the moment, or in a new one, which is then to be started.
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

/// A connection that lasts until as many have left it as joined.
@usableFromInline
final class SharedConnection: Sendable {
    struct State {
        var count = 1
        var connection: (any Cancellable)?
    }

    private let state = Mutex(UncheckedSendable(State()))

    /// Takes part. Returns false if all have left.
    func join() -> Bool {
        state.withLock { state in
            if state.value.count == 0 { return false }
            state.value.count += 1
            return true
        }
    }

    /// Keeps what cancels the connection; cancels at once if all have left.
    @usableFromInline
    func start(_ connection: any Cancellable) {
        let offered = UncheckedSendable(connection)
        let isNeeded = state.withLock { state in
            if state.value.count == 0 { return false }
            state.value.connection = offered.value
            return true
        }
        if !isNeeded { connection.cancel() }
    }

    /// Takes part no more. The last to leave cancels.
    func leave() {
        state.withLock { state -> UncheckedSendable<(any Cancellable)?> in
            state.value.count -= 1
            return UncheckedSendable(state.value.count == 0 ? state.value.connection.take() : nil)
        }.value?.cancel()
    }
}

@usableFromInline
struct AutoconnectSubscriber<Downstream: Subscriber>: Subscriber, DescribedByName {
    @usableFromInline
    typealias Input = Downstream.Input

    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let connection: SharedConnection

    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(_ downstream: Downstream, connection: SharedConnection) {
        self.downstream = downstream
        self.connection = connection
    }

    @usableFromInline
    var name: String { "Autoconnect" }

    @usableFromInline
    func receive(subscription: any Subscription) {
        downstream.receive(subscription: LeavingSubscription(subscription, connection: connection))
    }

    @inlinable
    @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        downstream.receive(input)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}

/// Another subscription, cancelling which leaves a shared connection too.
private final class LeavingSubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let upstream = SubscriptionState()
    private let original: any Subscription
    private let connection: SharedConnection

    init(_ subscription: any Subscription, connection: SharedConnection) {
        original = subscription
        self.connection = connection
        _ = upstream.accept(subscription)
    }

    func request(_ demand: Subscribers.Demand) {
        upstream.subscription?.request(demand)
    }

    func cancel() {
        if upstream.cancel() { connection.leave() }
    }

    var description: String { String(describing: original) }

    var customMirror: Mirror { Mirror(reflecting: original) }

    var playgroundDescription: Any { description }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when all have been cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
