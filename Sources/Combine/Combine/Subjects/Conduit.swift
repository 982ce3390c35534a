import Synchronization

/// A subscriber of a ``Broadcast`` and its outstanding demand.
///
/// The closures are created where the type of the subscriber is known, so that the compiler can specialize them. The
/// closures are constants, so that they can be called without being retained. The subscriber is released with the
/// conduit.
@usableFromInline
package final class Conduit<Output, Failure: Error>: @unchecked Sendable {
    // Sendable because the closures are called serially: by the owner of the broadcast's lock, by a thread that claimed
    // a replay, or by the subscribing thread for a deferred completion.

    @usableFromInline
    package let demand: AtomicDemand

    @usableFromInline
    let receiveValue: (Output) -> Subscribers.Demand

    @usableFromInline
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @usableFromInline
    let handover = SubscriptionHandover()

    /// The connection to the subscription. The subscription sets this property before the conduit is attached. The
    /// connection is disconnected when the stream completes.
    @usableFromInline
    var connection: BroadcastConnection?

    /// The subscriber, for display in a mirror.
    @usableFromInline
    let downstream: Any

    /// The closure that returns the value to replay and the version of this value. Each value has a higher version than
    /// the previous value.
    @usableFromInline
    let latest: (() -> (Output, version: UInt))?

    /// The lock for a replay of the latest value during a delivery by another thread, or nil if values aren't replayed.
    @usableFromInline
    let replay: ReplayLock?

    /// A Boolean value that indicates whether a replay is scheduled and hasn't begun.
    ///
    /// The value is set after demand is added, and cleared before the demand is read. If a request finds that the value
    /// is set, the scheduled replay also serves that request. Acquire and release order prevents reads and writes of
    /// the demand from being reordered with accesses of this property.
    @usableFromInline
    let isReplayScheduled = Atomic<Bool>(false)

    /// The version that was replayed last. It's written before the replay ends, and read after the replay has ended.
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
        case .noDemand: return
        case .granted: settle(receiveValue(value))
        case .grantedNested: demand.add(receiveValue(value))
        case .replayed:
            guard version > replayedVersion else { return }
            demand.clearReplayed()
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
                // The replaying thread waits for this delivery to end, and then delivers the latest value.
                if !demand.oweAfterReplay() { offerReplayable(value, version: version) }
            }
        }
    }

    /// Delivers the completion, unless the subscription has ended.
    ///
    /// Also disconnects the subscription, which breaks the retain cycle with a subscriber that stores its subscription.
    /// Pass false for `isListed` if the conduit isn't in the broadcast's list. In that case, the subscriber might not
    /// have received its subscription yet.
    @inlinable
    func finish(_ completion: Subscribers.Completion<Failure>, isListed: Bool = true) {
        guard demand.terminate() else { return }
        connection?.disconnect { _ in demand.current }
        if handover.deferCompletion(isPassing: isListed) { return }
        if demand.isReplaying {
            // The completion must wait for the replay. If the latest value is pending, deliver it before the
            // completion.
            replay?.lock.perform {
                if self.demand.isPendingAfterReplay, let latest = self.latest { _ = self.receiveValue(latest().0) }
                self.receiveCompletion(completion)
            }
        } else {
            receiveCompletion(completion)
        }
    }

    /// Adds demand. If the subscriber hasn't received the latest value yet, delivers it.
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

    /// Offers the latest value if a value was replayed during the delivery of another value.
    @inlinable
    func catchUp() {
        guard demand.isReplayed, let latest else { return }
        let (value, version) = latest()
        offerReplayable(value, version: version)
    }

    // MARK: During a delivery by another thread

    /// Adds demand during a delivery by another thread. If the latest value is pending, replays it and calls
    /// `afterReplay`.
    ///
    /// If another thread owns the lock `replay`, that thread replays the value once for all pending requests.
    @inlinable
    func requestDuringDelivery(_ more: Subscribers.Demand, afterReplay: @escaping () -> Void) {
        guard demand.addFindingReplay(more) else { return }
        if isReplayScheduled.exchange(true, ordering: .acquiringAndReleasing) { return }
        replay?.lock.schedule {
            _ = self.isReplayScheduled.exchange(false, ordering: .acquiringAndReleasing)
            if self.replayDuringDelivery() { afterReplay() }
        }
    }

    /// If the latest value is pending, replays it and returns true. Otherwise, returns false. Only the owner of the
    /// lock `replay` can call this method.
    @usableFromInline
    func replayDuringDelivery() -> Bool {
        guard let latest, demand.claimReplayDuringDelivery() else { return false }
        var more = Subscribers.Demand.none
        var replayed: UInt?
        repeat {
            let (value, version) = latest()
            if version == replayed {
                // The other thread is about to deliver the pending value, which isn't stored yet. Return the demand
                // that was claimed for that value.
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

/// The lock for the replays of a conduit. It's a separate object, because most conduits don't need a lock.
@usableFromInline
final class ReplayLock: Sendable {
    @usableFromInline
    let lock = DeliveryLock()

    @usableFromInline
    init() {}
}
