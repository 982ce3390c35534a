import CGtk
import CombineModel

/// The subscription of one subscriber to one signal.
///
/// Only the two closures that ``Signal`` creates depend on the types of the event and the subscriber. The compiler
/// knows these types where the closures are created. Therefore, no generic metadata is looked up during an emission.
//
// The methods of `Subscription` can be called on any thread. The demand is atomic, and everything else happens on the
// main actor.
@usableFromInline
final class SignalSubscription: SignalConnection, Subscription {
    /// The subscriber, as closures that the subscription calls.
    //
    // `@unchecked Sendable` is safe here. The subscribing thread creates the closures, and after that, only the main
    // actor calls them. Combine allows a subscriber's methods to be called on any thread, one at a time.
    @usableFromInline
    final class Downstream: @unchecked Sendable {
        /// A closure that creates the event from the arguments of the current emission, and delivers the event. It
        /// returns the additional demand of the subscriber.
        let receive: (UnsafeRawPointer) -> Subscribers.Demand
        /// A closure that sends the completion to the subscriber.
        let finish: () -> Void
        #if DEBUG
        @usableFromInline var subscriber: Any.Type?
        /// A closure that describes the arguments of the current emission.
        @usableFromInline var describe: ((UnsafeRawPointer) -> String?)?
        #endif

        @usableFromInline
        init(receive: @escaping (UnsafeRawPointer) -> Subscribers.Demand, finish: @escaping () -> Void) {
            self.receive = receive
            self.finish = finish
        }
    }

    /// A closure that connects to the object if the object still exists. The closure is called once and then released.
    private var connectToObject: (@MainActor (SignalConnection) -> Void)?
    private nonisolated let demand = AtomicDemand()
    /// The subscriber, which is retained until ``releaseDownstream()`` is called. The reference is unmanaged, so that
    /// emissions don't retain the subscriber again.
    private var downstream: Unmanaged<Downstream>?
    /// The number of nested deliveries that are in progress.
    @exclusivity(unchecked) private var deliveries = 0

    /// Creates a subscription that isn't connected yet.
    ///
    /// - Parameters:
    ///   - name: The name of the signal, which can include a detail.
    ///   - hasArguments: A Boolean value that indicates whether emissions have arguments. Arguments may become invalid
    ///     when the emission ends.
    ///   - connect: A closure that connects to the object, if the object still exists.
    @usableFromInline
    nonisolated init(
        _ name: String,
        hasArguments: Bool,
        _ downstream: Downstream,
        connect: @escaping @MainActor (SignalConnection) -> Void
    ) {
        self.downstream = .passRetained(downstream)
        connectToObject = connect
        super.init(name: name, hasArguments: hasArguments)
    }

    /// Connects to the signal and sends the subscription to the subscriber.
    @usableFromInline
    nonisolated func start(_ receiveSubscription: (any Subscription) -> Void) {
        if MainThread.isCurrent { MainThread.enter(self) { $0.connect() } }
        receiveSubscription(self)
        MainThread.perform(self) { subscription in
            subscription.connect()
            if !subscription.isConnected { subscription.emitterEnded() }
        }
    }

    /// Connects to the signal. Does nothing if the method was called before or the subscriber has cancelled the
    /// subscription.
    private func connect() {
        guard !demand.isTerminated else { return }
        connectToObject?(self)
        connectToObject = nil
    }

    deinit { downstream?.release() }

    override func receive(_ arguments: UnsafeRawPointer) {
        guard demand.claimOne(), let downstream else { return }
        deliveries += 1
        let more = downstream.withGuaranteedReference { $0.receive(arguments) }
        deliveries -= 1
        if more != .none { demand.add(more) }
        if demand.isTerminated { releaseDownstream() }
    }

    #if DEBUG
    override func describe(_ arguments: UnsafeRawPointer) -> String? {
        downstream?.withGuaranteedReference { $0.describe }?(arguments)
    }

    override var subscriberType: Any.Type? { downstream?.withGuaranteedReference { $0.subscriber } }
    #endif

    /// Releases the subscriber. If an event is being delivered, the subscriber is released at the end of the delivery.
    private func releaseDownstream() {
        guard deliveries == 0, let downstream else { return }
        // The property is cleared before the subscriber is released. Releasing the subscriber may run a deinitializer
        // that accesses this subscription.
        self.downstream = nil
        downstream.release()
    }

    @usableFromInline
    nonisolated func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        self.demand.add(demand)
    }

    @usableFromInline
    nonisolated func cancel() {
        guard demand.terminate() else { return }
        MainThread.perform(self) { subscription in
            subscription.disconnect()
            subscription.releaseDownstream()
        }
    }

    override func emitterEnded() {
        guard demand.terminate(), let downstream else { return }
        let finish = downstream.withGuaranteedReference { $0.finish }
        releaseDownstream()
        finish()
    }
}

extension SignalSubscription: CustomStringConvertible {
    @usableFromInline
    nonisolated var description: String {
        let emitter = MainThread.isCurrent ? MainThread.enter(self) { $0.emittingObject } : nil
        return "Signal \"\(name)\"" + (emitter.map { " of \(Diagnostics.description(of: $0))" } ?? "")
    }
}
