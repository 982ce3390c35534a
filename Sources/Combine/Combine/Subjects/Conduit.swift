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

    @usableFromInline package let demand: AtomicDemand
    @usableFromInline let receiveValue: (Output) -> Subscribers.Demand
    @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    @usableFromInline let handover = SubscriptionHandover()

    /// The connection to the subscription. The subscription sets this property before the conduit is attached. The
    /// connection is disconnected when the stream completes.
    @usableFromInline var connection: BroadcastConnection?

    /// The subscriber, or a ``SubscriberBox`` that contains it.
    @usableFromInline let downstream: AnyObject

    /// The state of the replay of the latest value, or nil if values aren't replayed.
    @usableFromInline let replay: Replay<Output>?

    @inlinable
    init(
        downstream: AnyObject,
        replay: Replay<Output>?,
        receiveValue: @escaping (Output) -> Subscribers.Demand,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.downstream = downstream
        self.replay = replay
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
        demand = AtomicDemand(owesLatest: replay != nil)
    }

    // MARK: Called by the owner of the broadcast

    /// Delivers a value if there is demand for it.
    @inlinable
    func offer(_ value: Output, version: UInt) {
        if demand.isUnlimited {
            _ = receiveValue(value)
        } else if let replay {
            offer(value, version: version, replay)
        } else if demand.claimOne() {
            demand.add(receiveValue(value))
        }
    }

    @inlinable
    func offer(_ value: Output, version: UInt, _ replay: Replay<Output>, isInReplay: Bool = false) {
        switch demand.claim(isInReplay: isInReplay) {
        case .noDemand: return
        case .granted: settle(receiveValue(value), replay)
        case .grantedNested: demand.add(receiveValue(value))
        case .replayed:
            guard version > replay.version else { return }
            demand.clearReplayed()
            offer(value, version: version, replay)
        case .replaying:
            switch replay.lock.enter() {
            case .entered:
                replay.lock.leave()
                offer(value, version: version, replay)
            case .nested:
                replay.version = version
                offer(value, version: version, replay, isInReplay: true)
            case .unavailable:
                // The replaying thread waits for this delivery to end, and then delivers the latest value.
                if !demand.oweAfterReplay() { offer(value, version: version, replay) }
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
        if let replay, demand.isReplaying {
            // The completion must wait for the replay. If the latest value is pending, deliver it before the
            // completion.
            replay.lock.perform {
                if self.demand.isPendingAfterReplay { _ = self.receiveValue(replay.latest().0) }
                self.receiveCompletion(completion)
            }
        } else {
            receiveCompletion(completion)
        }
    }

    /// Adds demand. If the subscriber hasn't received the latest value yet, delivers it.
    @inlinable
    func request(_ more: Subscribers.Demand) {
        guard demand.addClaimingReplay(more), let replay else { return }
        settle(receiveValue(replay.latest().0), replay)
    }

    @inlinable
    func settle(_ more: Subscribers.Demand, _ replay: Replay<Output>) {
        var more = more
        while demand.settle(more) { more = receiveValue(replay.latest().0) }
    }

    /// Offers the latest value if a value was replayed during the delivery of another value.
    @inlinable
    func catchUp() {
        guard demand.isReplayed, let replay else { return }
        let (value, version) = replay.latest()
        offer(value, version: version, replay)
    }

    // MARK: During a delivery by another thread

    /// Adds demand during a delivery by another thread. If the latest value is pending, replays it and calls
    /// `afterReplay`.
    ///
    /// The demand is added and the replay is claimed in one step, while this thread owns the lock of the replay.
    /// Otherwise, the other thread could use the demand for a newer value, and this method could return before the
    /// subscriber has received that value. If another thread owns the lock of the replay, that thread replays the value
    /// once for all pending requests.
    @inlinable
    func requestDuringDelivery(_ more: Subscribers.Demand, afterReplay: @escaping () -> Void) {
        guard let replay else { return demand.add(more) }
        switch replay.lock.tryEnter() {
        case .entered:
            if replayDuringDelivery(replay, adding: more) { afterReplay() }
            replay.lock.leave()
        case .nested:
            if replayDuringDelivery(replay, adding: more) { afterReplay() }
        case .unavailable:
            guard demand.addFindingReplay(more) else { return }
            if replay.isScheduled.exchange(true, ordering: .acquiringAndReleasing) { return }
            replay.lock.schedule {
                _ = replay.isScheduled.exchange(false, ordering: .acquiringAndReleasing)
                if self.replayDuringDelivery(replay) { afterReplay() }
            }
        }
    }

    /// Adds demand. If the latest value is pending, replays it and returns true. Otherwise, returns false. Only the
    /// owner of the replay's lock can call this method.
    @usableFromInline
    func replayDuringDelivery(_ replay: Replay<Output>, adding more: Subscribers.Demand = .none) -> Bool {
        guard demand.addClaimingReplay(more, isDuringDelivery: true) else { return false }
        var more = Subscribers.Demand.none
        var replayed: UInt?
        repeat {
            let (value, version) = replay.latest()
            if version == replayed {
                // The other thread is about to deliver the pending value, which isn't stored yet. Return the demand
                // that was claimed for that value.
                more = .max(1)
            } else {
                replayed = version
                replay.version = version
                more = receiveValue(value)
            }
        } while demand.settle(more)
        return true
    }
}

/// The state of the replays of a conduit. It's a separate object, because most conduits don't replay values.
@usableFromInline
package final class Replay<Output>: @unchecked Sendable {
    // Sendable because `version` is written before a replay ends, and read after the replay has ended.

    /// The lock for a replay of the latest value during a delivery by another thread.
    @usableFromInline let lock = DeliveryLock()

    /// The closure that returns the value to replay and the version of this value. Each value has a higher version than
    /// the previous value.
    @usableFromInline let latest: () -> (Output, version: UInt)

    /// A Boolean value that indicates whether a replay is scheduled and hasn't begun.
    ///
    /// The value is set after demand is added, and cleared before the demand is read. If a request finds that the value
    /// is set, the scheduled replay also serves that request. Acquire and release order prevents reads and writes of
    /// the demand from being reordered with accesses of this property.
    @usableFromInline let isScheduled = Atomic<Bool>(false)

    /// The version that was replayed last.
    @usableFromInline var version: UInt = 0

    @inlinable
    init(_ latest: @escaping () -> (Output, version: UInt)) { self.latest = latest }
}

/// An object that contains a subscriber that isn't an object.
@usableFromInline
final class SubscriberBox<S>: AnySubscriberBox {
    @usableFromInline let subscriber: S

    @inlinable
    init(_ subscriber: S) { self.subscriber = subscriber }

    @usableFromInline
    var contents: Any { subscriber }
}

@usableFromInline
protocol AnySubscriberBox: AnyObject {
    var contents: Any { get }
}
