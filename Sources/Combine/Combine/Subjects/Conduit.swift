import Synchronization

/// A subscriber's end of a ``Broadcast``: the subscriber and its remaining demand.
///
/// The two closures are created where the subscriber's type is known, so that they're specialized for it. They're
/// constants, so that forwarding an event retains nothing. What they capture is released with the conduit.
@usableFromInline
package final class Conduit<Output, Failure: Error>: @unchecked Sendable {
    // Sendable because the closures are called by the broadcast's owner, by the thread that claimed a replay, or by the
    // subscribing thread, to which the owner left the completion.

    @usableFromInline
    package let demand: AtomicDemand

    @usableFromInline
    let receiveValue: (Output) -> Subscribers.Demand

    @usableFromInline
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @usableFromInline
    let handover = SubscriptionHandover()

    /// The connection to the subscription, which sets it before the conduit is attached. It's cut at the completion.
    @usableFromInline
    var tie: BroadcastTie?

    /// The subscriber, for a mirror.
    @usableFromInline
    let downstream: Any

    /// The closure that returns the value to replay and its version, which increases with each value.
    @usableFromInline
    let latest: (() -> (Output, version: UInt))?

    /// The lock of a thread that replays the latest value while another thread delivers, or nil if values aren't
    /// replayed.
    @usableFromInline
    let replay: ReplayLock?

    /// A Boolean value that indicates whether a request has scheduled a replay that hasn't begun.
    ///
    /// It's set after demand was added, and cleared before the demand is read. Therefore, if a request finds it set,
    /// the scheduled replay serves that request. Acquire and release order prevent it from being reordered with the
    /// accesses of the demand.
    @usableFromInline
    let isReplayScheduled = Atomic<Bool>(false)

    /// The version that was replayed. It's written before the replay ends and read afterward.
    @usableFromInline
    var replayedVersion: UInt = 0

    @inlinable
    init(
        downstream: Any,
        latest: (() -> (Output, version: UInt))?,
        receiveValue: @escaping (Output) -> Subscribers.Demand,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.downstream = downstream
        self.latest = latest
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
        demand = AtomicDemand(owesLatest: latest != nil)
        replay = latest == nil ? nil : ReplayLock()
    }

    // MARK: Called by the owner of the broadcast

    /// Delivers a value if there is demand for it.
    @inlinable
    func offer(_ value: Output, version: UInt) {
        if demand.isUnlimited {
            _ = receiveValue(value)
        } else if latest == nil {
            if demand.claimOne() { demand.add(receiveValue(value)) }
        } else {
            offerReplayable(value, version: version)
        }
    }

    @inlinable
    func offerReplayable(_ value: Output, version: UInt, isInReplay: Bool = false) {
        switch demand.claim(isInReplay: isInReplay) {
        case .refused: return
        case .granted: settle(receiveValue(value))
        case .grantedNested: demand.add(receiveValue(value))
        case .replayed:
            guard version > replayedVersion else { return }
            demand.forgetReplay()
            offerReplayable(value, version: version)
        case .replaying:
            switch replay?.lock.enter() {
            case .entered:
                replay?.lock.leave()
                offerReplayable(value, version: version)
            case .nested:
                replayedVersion = version
                offerReplayable(value, version: version, isInReplay: true)
            case .unavailable, nil:
                // The replaying thread waits for this one, and then continues with the latest value.
                if !demand.oweToReplay() { offerReplayable(value, version: version) }
            }
        }
    }

    /// Delivers the completion, unless the subscription has ended. The subscription then releases this conduit and the
    /// subscriber, which may retain the subscription. If the conduit isn't in the list yet, the subscriber may receive
    /// its subscription later.
    @inlinable
    func finish(_ completion: Subscribers.Completion<Failure>, isListed: Bool = true) {
        guard demand.terminate() else { return }
        tie?.cut { _ in demand.current }
        if handover.leaveCompletion(isPassing: isListed) { return }
        if demand.isReplaying {
            // Completes after the value that is being replayed, and after the latest value if it's still owed.
            replay?.lock.perform {
                if self.demand.isOwedToReplay, let latest = self.latest { _ = self.receiveValue(latest().0) }
                self.receiveCompletion(completion)
            }
        } else {
            receiveCompletion(completion)
        }
    }

    /// Adds demand, and delivers the latest value if it's owed.
    @inlinable
    func request(_ more: Subscribers.Demand) {
        guard demand.addClaimingReplay(more), let latest else { return }
        settle(receiveValue(latest().0))
    }

    @inlinable
    func settle(_ more: Subscribers.Demand) {
        var more = more
        while demand.settle(more) {
            guard let latest else { return }
            more = receiveValue(latest().0)
        }
    }

    /// Offers the latest value if an earlier one was replayed in the meantime.
    @inlinable
    func catchUp() {
        guard demand.isReplayed, let latest else { return }
        let (value, version) = latest()
        offerReplayable(value, version: version)
    }

    // MARK: During a delivery by another thread

    /// Adds demand while another thread delivers, and replays the latest value if it's owed. Calls `afterReplay` after
    /// a replay.
    ///
    /// If another thread owns `replay`, that thread replays the value, once for any number of requests in the meantime.
    @inlinable
    func requestBesideDelivery(_ more: Subscribers.Demand, afterReplay: @escaping () -> Void) {
        guard demand.addFindingReplay(more) else { return }
        if isReplayScheduled.exchange(true, ordering: .acquiringAndReleasing) { return }
        replay?.lock.schedule {
            _ = self.isReplayScheduled.exchange(false, ordering: .acquiringAndReleasing)
            if self.replayBesideDelivery() { afterReplay() }
        }
    }

    /// Replays the latest value if it's owed, as the owner of `replay`. Returns whether it did.
    @usableFromInline
    func replayBesideDelivery() -> Bool {
        guard let latest, demand.claimReplayBesideDelivery() else { return false }
        var more = Subscribers.Demand.none
        var replayed: UInt?
        repeat {
            let (value, version) = latest()
            if version == replayed {
                // The owed value is being delivered by the other thread and isn't stored yet, so it arrives after the
                // replay. This returns the claimed demand.
                more = .max(1)
            } else {
                replayed = version
                replayedVersion = version
                more = receiveValue(value)
            }
        } while demand.settle(more)
        return true
    }
}

/// The lock for a conduit's replays. It's a separate object, because most conduits don't need one.
@usableFromInline
final class ReplayLock: Sendable {
    @usableFromInline
    let lock = DeliveryLock()

    @usableFromInline
    init() {}
}
