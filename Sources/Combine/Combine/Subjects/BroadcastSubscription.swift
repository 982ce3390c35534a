import Synchronization

/// The connection between a subscription and its ``Broadcast``.
///
/// It's disconnected when the stream completes, or when the subscription is cancelled or deallocated. After that, the
/// subscription no longer retains the subscriber.
///
/// The class isn't generic, because releasing a generic object looks up its type at run time.
@usableFromInline
final class BroadcastConnection: Sendable {
    /// The two connected objects. The type is Sendable because both objects are Sendable.
    @usableFromInline
    struct Endpoints: @unchecked Sendable {
        @usableFromInline let broadcast: AnyObject
        @usableFromInline let conduit: AnyObject

        @inlinable
        init(broadcast: AnyObject, conduit: AnyObject) {
            self.broadcast = broadcast
            self.conduit = conduit
        }
    }

    @usableFromInline let countsDemand: Bool

    private let endpoints: Locked<(current: Endpoints?, demandLeft: Subscribers.Demand)>

    @usableFromInline
    init(broadcast: AnyObject, conduit: AnyObject, countsDemand: Bool) {
        self.countsDemand = countsDemand
        endpoints = Locked((Endpoints(broadcast: broadcast, conduit: conduit), .none))
    }

    /// The connected objects, or nil after they were disconnected.
    @usableFromInline
    var current: Endpoints? { endpoints.withLock { $0.current } }

    /// The demand that was outstanding when the objects were disconnected.
    var demandLeft: Subscribers.Demand { endpoints.withLock { $0.demandLeft } }

    /// Disconnects the objects and returns them. Stores the demand that the closure returns as ``demandLeft``. Further
    /// calls return nil.
    @discardableResult
    @usableFromInline
    func disconnect(leaving demand: (Endpoints) -> Subscribers.Demand = { _ in .none }) -> Endpoints? {
        endpoints.withLock { endpoints in
            if let current = endpoints.current { endpoints.demandLeft = demand(current) }
            return endpoints.current.take()
        }
    }
}

/// The subscription that a ``Broadcast`` sends to its subscribers.
@usableFromInline
final class BroadcastSubscription<Output, Failure: Error>: Subscription, DescribedByName {
    @usableFromInline let connection: BroadcastConnection
    @usableFromInline let name: String

    @inlinable
    init(broadcast: Broadcast<Output, Failure>, conduit: Conduit<Output, Failure>, name: String, countsDemand: Bool) {
        connection = BroadcastConnection(broadcast: broadcast, conduit: conduit, countsDemand: countsDemand)
        self.name = name
        conduit.connection = connection
    }

    @inlinable
    deinit {
        // The conduit retains the connection and still receives events, so the connection must be disconnected
        // explicitly.
        connection.disconnect()
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        // If demand isn't counted, a request for zero values is valid.
        if connection.countsDemand { demand.assertNonZero() }
        guard let endpoints = connection.current else { return }
        let (broadcast, conduit) = typed(endpoints)
        conduit.handover.subscriberRequested()
        broadcast.request(connection.countsDemand ? demand : .unlimited, for: conduit)
    }

    @inlinable
    func cancel() {
        guard let endpoints = connection.disconnect(leaving: { typed($0).1.demand.current }) else { return }
        let (broadcast, conduit) = typed(endpoints)
        if conduit.demand.terminate() { broadcast.remove(conduit) }
    }

    @inlinable
    func typed(_ endpoints: BroadcastConnection.Endpoints) -> (Broadcast<Output, Failure>, Conduit<Output, Failure>) {
        // The initializer stores only objects of these types.
        (
            unsafeDowncast(endpoints.broadcast, to: Broadcast<Output, Failure>.self),
            unsafeDowncast(endpoints.conduit, to: Conduit<Output, Failure>.self)
        )
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        let conduit = connection.current.map { typed($0).1 }
        // The mirror displays the name instead of the subject, because the subscription doesn't reference the subject.
        let subject = conduit.map { _ in name }
        let subscriber = conduit.map { ($0.downstream as? any AnySubscriberBox)?.contents ?? $0.downstream }
        let downstream = ("downstream", subscriber as Any)
        if !connection.countsDemand { return [downstream] }
        return [
            ("parent", subject as Any), downstream,
            ("demand", conduit?.demand.current ?? connection.demandLeft), ("subject", subject as Any),
        ]
    }
}
