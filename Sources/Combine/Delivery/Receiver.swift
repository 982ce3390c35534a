/// A subscriber's end of a ``Broadcast``: where its events go, and how many it still wants.
///
/// The two closures are made where the subscriber's type is known, so they are specialised for it. They are constants,
/// so that an event is passed on without retaining anything; what they hold is released with the receiver.
@usableFromInline
package final class Receiver<Output, Failure: Error>: @unchecked Sendable {
    // Sendable because the closures are called by the thread that owns the broadcast's gate, or that claimed `demand`.

    @usableFromInline
    package let demand: AtomicDemand

    @usableFromInline
    let receiveValue: (Output) -> Subscribers.Demand

    @usableFromInline
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// What the subscriber's subscription holds, to be cut at completion. Set by the subscription, which is made before the receiver is attached.
    @usableFromInline
    var tie: BroadcastTie?

    /// The subscriber, for a mirror.
    @usableFromInline
    let downstream: Any

    /// The value to catch up with, for a subscriber that is owed the latest one.
    @usableFromInline
    let latest: (() -> Output)?

    @inlinable
    init(
        downstream: Any,
        latest: (() -> Output)?,
        receiveValue: @escaping (Output) -> Subscribers.Demand,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.downstream = downstream
        self.latest = latest
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
        demand = AtomicDemand(owesLatest: latest != nil)
    }

    /// Delivers a value if there is demand for it. The caller owns the broadcast's gate.
    @inlinable
    @inline(__always)
    func offer(_ value: Output) {
        if demand.isUnlimited {
            _ = receiveValue(value)
        } else {
            offerCounting(value)
        }
    }

    @inlinable
    func offerCounting(_ value: Output) {
        switch demand.claim(owing: latest != nil) {
        case .refused: return
        case .granted: settle(receiveValue(value))
        case .grantedNested: demand.add(receiveValue(value))
        }
    }

    /// Delivers the completion, unless over. The subscription lets go of this receiver, and so of the subscriber, which
    /// may well be what holds the subscription.
    @usableFromInline
    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard demand.terminate() else { return }
        tie?.cut()
        receiveCompletion(completion)
    }

    /// Adds demand, delivering the latest value if that is owed.
    @inlinable
    func request(_ more: Subscribers.Demand, ownsGate: Bool) {
        guard demand.addClaimingLatest(more, exclusively: !ownsGate), let latest else { return }
        settle(receiveValue(latest()))
    }

    @inlinable
    func settle(_ more: Subscribers.Demand) {
        var more = more
        while demand.settle(more) {
            guard let latest else { return }
            more = receiveValue(latest())
        }
    }
}
