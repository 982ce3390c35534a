import Synchronization

/// The connection between a subscription and its ``Broadcast``. The subscription cuts it when it's cancelled or
/// deallocated, and the broadcast at the completion. Afterwards the subscription no longer retains the subscriber.
///
/// Its type doesn't depend on the types of the events, because releasing a generic object looks up its type.
@usableFromInline
final class BroadcastTie: Sendable {
    /// The two ends. This type is Sendable because both ends are.
    @usableFromInline
    struct Ends: @unchecked Sendable {
        @usableFromInline
        let broadcast: AnyObject
        @usableFromInline
        let conduit: AnyObject

        @inlinable
        init(broadcast: AnyObject, conduit: AnyObject) {
            self.broadcast = broadcast
            self.conduit = conduit
        }
    }

    private let ends: Locked<(current: Ends?, demandLeft: Subscribers.Demand)>

    @usableFromInline
    init(broadcast: AnyObject, conduit: AnyObject) {
        ends = Locked((Ends(broadcast: broadcast, conduit: conduit), .none))
    }

    /// The two ends, or nil after they were cut.
    @usableFromInline
    var current: Ends? { ends.withLock { $0.current } }

    /// The demand that was left when the connection was cut.
    var demandLeft: Subscribers.Demand { ends.withLock { $0.demandLeft } }

    /// Releases the two ends. The first call returns them.
    @discardableResult
    @usableFromInline
    func cut(leaving demand: (Ends) -> Subscribers.Demand = { _ in .none }) -> Ends? {
        ends.withLock { ends in
            if let current = ends.current { ends.demandLeft = demand(current) }
            return ends.current.take()
        }
    }
}

/// The subscription that a ``Broadcast`` sends to its subscribers.
@usableFromInline
final class BroadcastSubscription<Output, Failure: Error>: Subscription, DescribedByName {
    @usableFromInline
    let tie: BroadcastTie
    @usableFromInline
    let name: String
    @usableFromInline
    let countsDemand: Bool

    @inlinable
    init(
        broadcast: Broadcast<Output, Failure>,
        conduit: Conduit<Output, Failure>,
        name: String,
        countsDemand: Bool
    ) {
        tie = BroadcastTie(broadcast: broadcast, conduit: conduit)
        self.name = name
        self.countsDemand = countsDemand
        conduit.tie = tie
    }

    @inlinable
    deinit {
        // The conduit continues to receive, and retains the tie.
        tie.cut()
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        // If demand isn't counted, it can also be zero.
        if countsDemand { demand.assertNonZero() }
        guard let ends = tie.current else { return }
        let (broadcast, conduit) = typed(ends)
        conduit.handover.subscriberRequested()
        broadcast.request(countsDemand ? demand : .unlimited, for: conduit)
    }

    @inlinable
    func cancel() {
        guard let ends = tie.cut(leaving: { typed($0).1.demand.current }) else { return }
        let (broadcast, conduit) = typed(ends)
        if conduit.demand.terminate() { broadcast.remove(conduit) }
    }

    @inlinable
    func typed(_ ends: BroadcastTie.Ends) -> (Broadcast<Output, Failure>, Conduit<Output, Failure>) {
        // The types are those that `init` requires.
        (
            unsafeDowncast(ends.broadcast, to: Broadcast<Output, Failure>.self),
            unsafeDowncast(ends.conduit, to: Conduit<Output, Failure>.self)
        )
    }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        let conduit = tie.current.map { typed($0).1 }
        // The name stands for the subject, which the subscription doesn't reference.
        let subject = conduit.map { _ in name }
        let downstream = ("downstream", conduit?.downstream as Any)
        if !countsDemand { return [downstream] }
        return [
            ("parent", subject as Any), downstream,
            ("demand", conduit?.demand.current ?? tie.demandLeft), ("subject", subject as Any),
        ]
    }
}
