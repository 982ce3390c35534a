import Synchronization

/// What ties a subscription to its ``Broadcast``, until cut from either side: by the subscription when it is cancelled or
/// goes, by the broadcast at the completion, after which a subscriber that keeps its subscription must not be kept by it.
///
/// Its type does not depend on those of the events, so that releasing it, with each subscription, looks up no types.
@usableFromInline
final class BroadcastTie: Sendable {
    /// The two ends. Sendable because both are.
    @usableFromInline
    struct Ends: @unchecked Sendable {
        @usableFromInline
        let broadcast: AnyObject
        @usableFromInline
        let receiver: AnyObject

        @inlinable
        init(broadcast: AnyObject, receiver: AnyObject) {
            self.broadcast = broadcast
            self.receiver = receiver
        }
    }

    @usableFromInline
    let ends: Mutex<Ends?>

    @inlinable
    init(broadcast: AnyObject, receiver: AnyObject) {
        ends = Mutex(Ends(broadcast: broadcast, receiver: receiver))
    }

    /// The two ends, until cut.
    @inlinable
    var current: Ends? { ends.withLock { $0 } }

    /// Lets go of the two ends, which are returned, the first time.
    @discardableResult
    @inlinable
    func cut() -> Ends? {
        ends.withLock { $0.take() }
    }
}

/// What a ``Broadcast`` gives its subscribers.
@usableFromInline
final class BroadcastSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    let tie: BroadcastTie
    @usableFromInline
    let name: String
    @usableFromInline
    let countsDemand: Bool

    @inlinable
    init(
        broadcast: Broadcast<Output, Failure>,
        receiver: Receiver<Output, Failure>,
        name: String,
        countsDemand: Bool
    ) {
        tie = BroadcastTie(broadcast: broadcast, receiver: receiver)
        self.name = name
        self.countsDemand = countsDemand
        receiver.tie = tie
    }

    @inlinable
    deinit {
        // The receiver goes on receiving, and holds the tie.
        tie.cut()
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        // What does not count does not have to be more than none either.
        if countsDemand { demand.assertNonZero() }
        guard let ends = tie.current else { return }
        let (broadcast, receiver) = typed(ends)
        broadcast.request(countsDemand ? demand : .unlimited, for: receiver)
    }

    @inlinable
    func cancel() {
        guard let ends = tie.cut() else { return }
        let (broadcast, receiver) = typed(ends)
        if receiver.demand.terminate() { broadcast.remove(receiver) }
    }

    @inlinable
    func typed(_ ends: BroadcastTie.Ends) -> (Broadcast<Output, Failure>, Receiver<Output, Failure>) {
        // Of these types, as `init` asks.
        (
            unsafeDowncast(ends.broadcast, to: Broadcast<Output, Failure>.self),
            unsafeDowncast(ends.receiver, to: Receiver<Output, Failure>.self)
        )
    }

    @usableFromInline
    var description: String { name }

    @usableFromInline
    var customMirror: Mirror {
        let receiver = tie.current.map { typed($0).1 }
        // The subject is told by its name: the subscription knows but what delivers its events.
        let subject = receiver.map { _ in name }
        let downstream = ("downstream", receiver?.downstream as Any)
        if !countsDemand { return Mirror(self, children: [downstream, ("subject", subject as Any)]) }
        return Mirror(
            self,
            children: [
                ("parent", subject as Any), downstream,
                ("demand", receiver?.demand.current ?? .none), ("subject", subject as Any),
            ]
        )
    }

    @usableFromInline
    var playgroundDescription: Any { description }
}
