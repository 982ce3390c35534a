import Synchronization

/// The list of a subject's subscribers, which also delivers events to them.
///
/// If another thread is delivering an event, a sender waits before it delivers its own event. An event that is sent
/// reentrantly, during a delivery on the same thread, reaches every subscriber before the outer delivery continues.
///
/// Subscribing, requesting values and cancelling never wait. If another thread is delivering an event, that thread
/// updates the list afterwards.
@usableFromInline
package final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
    // Sendable because only the owner of the lock uses the mutable state. Other properties have their own locks.

    @usableFromInline
    typealias Conduit = Combine.Conduit<Output, Failure>

    /// Changes to the list that other threads have scheduled for the owner of the lock. There are at most two changes
    /// for each live subscriber.
    private struct Changes {
        var arrivals: [Conduit] = []
        var departures: [Conduit] = []

        /// The conduits that replayed a value during a delivery by another thread. The delivered value might be newer
        /// than the replayed value.
        var replayed: [Conduit] = []
        var isScheduled = false
    }

    /// The state that most broadcasts never use. It's created on first use.
    private final class Extras {
        var changes = Changes()

        /// The subscriptions that connect the broadcast to its upstream publishers.
        var upstreams: [any Subscription] = []

        /// The subscriptions that haven't received a request yet.
        var idleUpstreams: [any Subscription] = []
    }

    @usableFromInline
    let lock = DeliveryLock()

    /// The subscribers, each in a ``Conduit``. Exclusivity checks are disabled, because the lock guarantees exclusive
    /// access.
    ///
    /// The element type isn't generic. A cancellation searches the list. In unspecialized code, a search through a
    /// generic array looks up types at run time, which takes longer than the rest of the cancellation.
    @exclusivity(unchecked)
    @usableFromInline
    var conduits: [AnyObject] = []

    /// The oldest version that can still be delivered. Values with older versions are skipped. Only a ``CurrentValue``
    /// that skips superseded values changes this property.
    @exclusivity(unchecked)
    @usableFromInline
    var oldestVersion: UInt = 0

    @usableFromInline
    var completion: Subscribers.Completion<Failure>?

    /// A Boolean value that indicates whether a completion was sent.
    ///
    /// It's stored with release order after `completion`. A thread that loads it with acquire order can then read
    /// `completion` without the lock.
    @usableFromInline
    let hasFinished = Atomic<Bool>(false)

    /// A Boolean value that indicates whether a subscriber has requested values. It changes only while `extras` is
    /// locked. A thread that loads true doesn't need to request values from the upstreams.
    @usableFromInline
    let hasRequestedUpstreams = Atomic<Bool>(false)

    private let extras = Locked<Extras?>(nil)

    @usableFromInline
    package init() {}

    deinit {
        for subscription in extras.value?.upstreams ?? [] { subscription.cancel() }
    }

    // MARK: Events

    /// Delivers a value to every subscriber that has demand. Pass the version of the value if the latest value can be
    /// replayed.
    @inlinable
    package func send(_ value: Output, version: UInt = 0) {
        switch lock.enter() {
        case .entered:
            deliver(value, version: version)
            lock.leave()
        case .nested: deliver(value, version: version)
        case .unavailable: lock.schedule { self.deliver(value, version: version) }
        }
    }

    /// Delivers a value. Only the owner of the lock can call this method.
    @inlinable
    func deliver(_ value: Output, version: UInt) {
        if conduits.count == 1 {
            // The conduit doesn't need to be retained. If the conduit is removed from the list during the delivery, the
            // lock's backlog retains it until the delivery ends.
            typed(conduits[0])._withUnsafeGuaranteedRef { $0.offer(value, version: version) }
        } else {
            deliverToSeveral(value, version: version)
        }
    }

    @inlinable
    func deliverToSeveral(_ value: Output, version: UInt) {
        // Copy the list to retain the conduits.
        let conduits = conduits
        for index in conduits.indices {
            if version < oldestVersion { return }
            typed(conduits[index])._withUnsafeGuaranteedRef { $0.offer(value, version: version) }
        }
    }

    /// Returns an unretained reference to an element of the list.
    @inlinable
    func typed(_ conduit: AnyObject) -> Unmanaged<Conduit> {
        // The list contains only objects of this type.
        .fromOpaque(Unmanaged.passUnretained(conduit).toOpaque())
    }

    /// Delivers a completion to every subscriber and releases the subscribers. Later events are dropped, and later
    /// subscribers receive the same completion.
    package func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.perform { self.deliver(completion) }
    }

    private func deliver(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        hasFinished.store(true, ordering: .releasing)
        let finished = conduits
        conduits = []
        for conduit in finished { typed(conduit)._withUnsafeGuaranteedRef { $0.finish(completion) } }
        lock.afterDelivery { _ = finished }
    }

    /// A Boolean value that indicates whether a completion was sent.
    @inlinable
    package var isFinished: Bool { hasFinished.load(ordering: .acquiring) }

    /// The completion that was sent, or nil if no completion was sent.
    @inlinable
    package var sentCompletion: Subscribers.Completion<Failure>? { isFinished ? completion : nil }

    // MARK: Subscribers

    /// Attaches a subscriber. The `name` of the publisher serves as the description of the subscription.
    ///
    /// If `latest` isn't nil, the subscriber receives the latest value on its first request. A subscriber that misses a
    /// value, because it has no demand, receives the latest value on its next request.
    @inlinable
    package func attach<S: Subscriber<Output, Failure>>(
        _ subscriber: S,
        name: String,
        latest: (() -> (Output, version: UInt))? = nil,
        countsDemand: Bool = true
    ) {
        attach(
            receiveSubscription: { subscriber.receive(subscription: $0) },
            conduit(to: subscriber, replay: latest.map { Replay($0) }),
            name: name,
            countsDemand: countsDemand
        )
    }

    /// Returns a conduit to a subscriber. Each closure captures a single object, so that it needs no memory.
    @inlinable
    func conduit<S: Subscriber<Output, Failure>>(to subscriber: S, replay: Replay<Output>?) -> Conduit {
        guard S.self is AnyObject.Type else {
            let box = SubscriberBox(subscriber)
            return Conduit(
                downstream: box,
                replay: replay,
                receiveValue: { box.subscriber.receive($0) },
                receiveCompletion: { box.subscriber.receive(completion: $0) }
            )
        }
        if let sink = subscriber as? Subscribers.Sink<Output, Failure>,
            let closures = sink.closures.current(as: ReceivingClosures<Output, Failure>.self)
        {
            // The conduit retains the closures, and values arrive serially. Therefore, the sink doesn't need to count
            // the calls.
            return Conduit(
                downstream: sink,
                replay: replay,
                receiveValue: { value in
                    if !closures.isDisposed.load(ordering: .relaxed) { closures.receiveValue(value) }
                    return .none
                },
                receiveCompletion: { sink.receive(completion: $0) }
            )
        }
        return Conduit(
            downstream: subscriber as AnyObject,
            replay: replay,
            receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) }
        )
    }

    @inlinable
    func attach(
        receiveSubscription: (any Subscription) -> Void,
        _ conduit: Conduit,
        name: String,
        countsDemand: Bool
    ) {
        if let completion = sentCompletion {
            receiveSubscription(Subscriptions.empty)
            conduit.receiveCompletion(completion)
            return
        }
        let subscription = BroadcastSubscription(
            broadcast: self,
            conduit: conduit,
            name: name,
            countsDemand: countsDemand
        )
        switch lock.tryEnter() {
        case .entered:
            add(conduit)
            lock.leave()
        case .nested: add(conduit)
        case .unavailable: scheduleAddition(conduit)
        }
        receiveSubscription(subscription)
        if conduit.handover.end(), let completion = sentCompletion { conduit.receiveCompletion(completion) }
    }

    @inlinable
    func add(_ conduit: Conduit) {
        if let completion {
            conduit.finish(completion, isListed: false)
        } else if !conduit.demand.isTerminated {
            conduits.append(conduit)
        }
    }

    @inlinable
    func remove(_ conduit: Conduit) {
        switch lock.tryEnter() {
        case .entered:
            removeNow(conduit)
            lock.leave()
        case .nested:
            removeNow(conduit)
            // Keep the conduit alive, because it might be delivering a value in an outer call.
            lock.afterDelivery { _ = conduit }
        case .unavailable: scheduleRemoval(conduit)
        }
    }

    @inlinable
    func removeNow(_ conduit: Conduit) {
        guard let index = conduits.firstIndex(where: { $0 === conduit }) else { return }
        conduits.remove(at: index)
    }

    @usableFromInline
    func scheduleAddition(_ conduit: Conduit) {
        change { $0.arrivals.append(conduit) }
    }

    @usableFromInline
    func scheduleCatchUp(_ conduit: Conduit) {
        change { $0.replayed.append(conduit) }
    }

    @usableFromInline
    func scheduleRemoval(_ conduit: Conduit) {
        change { changes in
            changes.replayed.removeAll { $0 === conduit }
            if let index = changes.arrivals.lastIndex(where: { $0 === conduit }) {
                changes.arrivals.remove(at: index)
            } else {
                changes.departures.append(conduit)
            }
        }
    }

    /// Queues a change to the list, which the owner of the lock then applies.
    private func change(_ change: (inout Changes) -> Void) {
        let isFirst = withExtras { extras in
            change(&extras.changes)
            defer { extras.changes.isScheduled = true }
            return !extras.changes.isScheduled
        }
        if isFirst { lock.schedule { self.applyChanges() } }
    }

    private func withExtras<Result>(_ body: (Extras) -> Result) -> Result {
        extras.withLock { stored in
            let extras = stored ?? Extras()
            stored = extras
            return body(extras)
        }
    }

    private func applyChanges() {
        let changes = withExtras { extras in
            defer { extras.changes = Changes() }
            return extras.changes
        }
        for conduit in changes.arrivals {
            add(conduit)
            conduit.catchUp()
        }
        for conduit in changes.departures { removeNow(conduit) }
        for conduit in changes.replayed { conduit.catchUp() }
        // Keep the conduits alive, because they might be delivering a value in an outer call.
        if !changes.departures.isEmpty { lock.afterDelivery { _ = changes } }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand, for conduit: Conduit) {
        if conduit.replay == nil {
            conduit.demand.add(demand)
        } else {
            switch lock.tryEnter() {
            case .entered:
                conduit.request(demand)
                lock.leave()
            case .nested: conduit.request(demand)
            case .unavailable:
                conduit.requestDuringDelivery(demand) { self.scheduleCatchUp(conduit) }
            }
        }
        if !hasRequestedUpstreams.load(ordering: .acquiring) { requestUpstreams() }
    }

    // MARK: Upstream subscriptions

    /// Stores an upstream subscription and requests unlimited values from it, either immediately or when a subscriber
    /// first requests values.
    package func keep(_ subscription: any Subscription, requestingNow: Bool = false) {
        let isRequested = withExtras { extras in
            extras.upstreams.append(subscription)
            if requestingNow || hasRequestedUpstreams.load(ordering: .relaxed) { return true }
            extras.idleUpstreams.append(subscription)
            return false
        }
        if isRequested { subscription.request(.unlimited) }
    }

    @usableFromInline
    func requestUpstreams() {
        let idle = extras.withLock { extras -> [any Subscription] in
            hasRequestedUpstreams.store(true, ordering: .releasing)
            defer { extras?.idleUpstreams = [] }
            return extras?.idleUpstreams ?? []
        }
        for subscription in idle { subscription.request(.unlimited) }
    }
}
