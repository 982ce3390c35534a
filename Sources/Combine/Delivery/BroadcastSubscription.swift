import Synchronization

/// What a ``Broadcast`` gives its subscribers.
@usableFromInline
final class BroadcastSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    struct Link {
        @usableFromInline
        let broadcast: Broadcast<Output, Failure>
        @usableFromInline
        let receiver: Receiver<Output, Failure>

        @inlinable
        init(broadcast: Broadcast<Output, Failure>, receiver: Receiver<Output, Failure>) {
            self.broadcast = broadcast
            self.receiver = receiver
        }
    }

    @usableFromInline
    let link: Mutex<Link?>
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
        link = Mutex(Link(broadcast: broadcast, receiver: receiver))
        self.name = name
        self.countsDemand = countsDemand
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
        // What does not count does not have to be more than none either.
        if countsDemand { demand.assertNonZero() }
        guard let link = link.withLock({ $0 }) else { return }
        link.broadcast.request(countsDemand ? demand : .unlimited, for: link.receiver)
    }

    @inlinable
    func cancel() {
        guard let link = detach() else { return }
        if link.receiver.demand.terminate() { link.broadcast.remove(link.receiver) }
    }

    /// Lets go of the broadcast and the receiver, which are returned, the first time.
    @discardableResult
    @inlinable
    func detach() -> Link? {
        link.withLock { $0.take() }
    }

    @usableFromInline
    var description: String { name }

    @usableFromInline
    var customMirror: Mirror {
        let link = link.withLock { $0 }
        // The subject is told by its name: the subscription knows but what delivers its events.
        let subject = link.map { _ in name }
        let downstream = ("downstream", link?.receiver.downstream as Any)
        if !countsDemand { return Mirror(self, children: [downstream, ("subject", subject as Any)]) }
        return Mirror(
            self,
            children: [
                ("parent", subject as Any), downstream,
                ("demand", link?.receiver.demand.current ?? .none), ("subject", subject as Any),
            ]
        )
    }

    @usableFromInline
    var playgroundDescription: Any { description }
}
