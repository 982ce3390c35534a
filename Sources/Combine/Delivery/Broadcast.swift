import Synchronization

/// The subscribers of a subject, and the delivery of its events to them.
///
/// Events go to every subscriber in the order sent, through a ``SerialGate``: one sent from within another, on the same
/// thread, is delivered before the call that sent it returns, and no subscriber sees it before the earlier one. The
/// list of subscribers changes only under the gate too, so that it needs no lock: a change made while another thread
/// delivers is made by that thread before it leaves.
@usableFromInline
package final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
    // Sendable because what is mutable is used only by the thread that owns the gate, but for `upstreams`, locked.

    /// The delivery of a value to several subscribers, so far as it has come.
    @usableFromInline
    struct Flight {
        @usableFromInline
        let value: Output

        @usableFromInline
        let receivers: [Receiver<Output, Failure>]

        @usableFromInline
        var next = 0

        @inlinable
        init(value: Output, receivers: [Receiver<Output, Failure>]) {
            self.value = value
            self.receivers = receivers
        }
    }

    @usableFromInline
    let gate = SerialGate()

    /// Not checked for exclusive access, since the gate sees to that.
    @exclusivity(unchecked)
    @usableFromInline
    var receivers: [Receiver<Output, Failure>] = []

    @exclusivity(unchecked)
    @usableFromInline
    var flights: [Flight] = []

    @usableFromInline
    var completion: Subscribers.Completion<Failure>?

    @usableFromInline
    let hasFinished = Atomic<Bool>(false)

    struct Upstreams {
        var subscriptions: [any Subscription] = []
        var isRequested = false
    }

    private let upstreams = Mutex(Unchecked(Upstreams()))

    @usableFromInline
    package init() {}

    deinit {
        for subscription in upstreams.withLock({ Unchecked($0.value.subscriptions) }).value { subscription.cancel() }
    }

    /// Delivers a value to every subscriber that wants one.
    @inlinable
    package func send(_ value: Output) {
        switch gate.enter() {
        case .entered:
            deliver(value)
            gate.leave()
        case .nested:
            completeFlights()
            deliver(value)
        case .busy:
            gate.handOver { self.deliver(value) }
        }
    }

    @inlinable
    @inline(__always)
    func deliver(_ value: Output) {
        if receivers.count == 1 {
            // Safe unretained: a receiver that leaves the list during delivery is kept until the gate is left.
            Unmanaged.passUnretained(receivers[0])._withUnsafeGuaranteedRef { $0.offer(value) }
        } else {
            deliverToSeveral(value)
        }
    }

    @inlinable
    func deliverToSeveral(_ value: Output) {
        if receivers.isEmpty { return }
        let level = flights.count
        flights.append(Flight(value: value, receivers: receivers))
        completeFlight(level)
        flights.removeLast()
    }

    @inlinable
    func completeFlight(_ level: Int) {
        while flights[level].next < flights[level].receivers.count {
            let receiver = flights[level].receivers[flights[level].next]
            flights[level].next += 1
            receiver.offer(flights[level].value)
        }
    }

    /// Brings the events that are on their way further up the stack to those who have not received them yet.
    @inlinable
    func completeFlights() {
        for level in flights.indices { completeFlight(level) }
    }

    /// Delivers a completion to every subscriber, and lets them go. Later events are dropped, later subscribers
    /// receive this completion.
    package func finish(_ completion: Subscribers.Completion<Failure>) {
        switch gate.enter() {
        case .entered:
            deliver(completion)
            gate.leave()
        case .nested: deliver(completion)
        case .busy: gate.handOver { self.deliver(completion) }
        }
    }

    private func deliver(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        completeFlights()
        guard self.completion == nil else { return }
        self.completion = completion
        hasFinished.store(true, ordering: .releasing)
        let finished = receivers
        receivers = []
        for receiver in finished { receiver.finish(completion) }
        // Kept until no delivery to them can be under way any more.
        gate.afterDelivery { _ = finished }
    }

    /// Whether a completion was sent.
    @inlinable
    package var isFinished: Bool { hasFinished.load(ordering: .acquiring) }

    /// The completion that was sent, if any.
    @inlinable
    package var sentCompletion: Subscribers.Completion<Failure>? { isFinished ? completion : nil }

    /// Attaches a subscriber. The subscription describes itself by the publisher's `name`.
    ///
    /// A subscriber that catches up receives what `latest` returns at its first request, and the value it missed, if it
    /// missed some for want of demand, at the next.
    @inlinable
    @inline(__always)
    package func attach<S: Subscriber<Output, Failure>>(
        _ subscriber: S,
        name: String,
        latest: (() -> Output)? = nil,
        countsDemand: Bool = true
    ) {
        attach(
            receiveSubscription: { subscriber.receive(subscription: $0) },
            Receiver(
                downstream: subscriber,
                latest: latest,
                receiveValue: { subscriber.receive($0) },
                receiveCompletion: { subscriber.receive(completion: $0) }
            ),
            name: name,
            countsDemand: countsDemand
        )
    }

    @inlinable
    func attach(
        receiveSubscription: (any Subscription) -> Void,
        _ receiver: Receiver<Output, Failure>,
        name: String,
        countsDemand: Bool
    ) {
        if let completion = sentCompletion {
            receiveSubscription(Subscriptions.empty)
            receiver.receiveCompletion(completion)
            return
        }
        let subscription = BroadcastSubscription(
            broadcast: self,
            receiver: receiver,
            name: name,
            countsDemand: countsDemand
        )
        switch gate.enter() {
        case .entered:
            add(receiver)
            gate.leave()
        case .nested: add(receiver)
        case .busy: gate.handOver { self.add(receiver) }
        }
        receiveSubscription(subscription)
    }

    @inlinable
    func add(_ receiver: Receiver<Output, Failure>) {
        if let completion {
            receiver.finish(completion)
        } else if !receiver.demand.isTerminated {
            receivers.append(receiver)
        }
    }

    @inlinable
    func remove(_ receiver: Receiver<Output, Failure>) {
        switch gate.enter() {
        case .entered:
            removeNow(receiver)
            gate.leave()
        case .nested:
            removeNow(receiver)
            // It may be receiving further up the stack.
            gate.afterDelivery { _ = receiver }
        case .busy: gate.handOver { self.removeNow(receiver) }
        }
    }

    @inlinable
    func removeNow(_ receiver: Receiver<Output, Failure>) {
        guard let index = receivers.firstIndex(where: { $0 === receiver }) else { return }
        receivers.remove(at: index)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand, for receiver: Receiver<Output, Failure>) {
        requestUpstream()
        switch gate.enter() {
        case .entered:
            receiver.request(demand, ownsGate: true)
            gate.leave()
        case .nested: receiver.request(demand, ownsGate: true)
        case .busy: receiver.request(demand, ownsGate: false)
        }
    }

    /// Keeps a subscription that a publisher gave, requesting from it once a subscriber requests something here.
    package func keep(_ subscription: any Subscription, requestingNow: Bool = false) {
        let isRequested = upstreams.withLock { upstreams in
            upstreams.value.subscriptions.append(Unchecked(subscription).value)
            return upstreams.value.isRequested || requestingNow
        }
        if isRequested { subscription.request(.unlimited) }
    }

    @usableFromInline
    func requestUpstream() {
        let subscriptions = upstreams.withLock { upstreams -> Unchecked<[any Subscription]> in
            if upstreams.value.isRequested { return Unchecked([]) }
            upstreams.value.isRequested = true
            return Unchecked(upstreams.value.subscriptions)
        }
        for subscription in subscriptions.value { subscription.request(.unlimited) }
    }
}
