import CGtk
import Combine

/// The subscription of one subscriber to one signal.
///
/// The code that depends on the types of event and subscriber is in the two closures that ``Signal`` creates, where the
/// compiler knows the types. Therefore an emission looks up no generic metadata.
//
// The functions of `Subscription` are called on any thread. The demand is atomic. They enter the main actor for
// everything else.
@usableFromInline
final class SignalSubscription: SignalConnection, Subscription {
    /// The subscriber, as the closures that a subscription uses.
    //
    // `@unchecked Sendable`: the subscribing thread creates the closures and passes them on. After that only the main
    // actor calls them. Combine allows a subscriber's functions to be called on any thread, one at a time.
    @usableFromInline
    final class Downstream: @unchecked Sendable {
        /// Creates the event from the arguments of the current emission, and delivers it.
        let receive: (UnsafeRawPointer) -> Subscribers.Demand
        /// A closure that finishes the subscriber.
        let finish: () -> Void

        @usableFromInline
        init(
            receive: @escaping (UnsafeRawPointer) -> Subscribers.Demand,
            finish: @escaping () -> Void
        ) {
            self.receive = receive
            self.finish = finish
        }
    }

    /// A closure that connects to the object if it still exists. It's released after the call.
    private var connectToObject: (@MainActor (SignalConnection) -> Void)?
    private nonisolated let demand = AtomicDemand()
    /// The subscriber, retained until ``releaseDownstream()``. It's retained manually, so that an emission doesn't
    /// retain it again.
    private var downstream: Unmanaged<Downstream>?
    /// The number of nested emissions that are being delivered.
    @exclusivity(unchecked) private var deliveries = 0

    /// - Parameters:
    ///   - name: The name of the signal, with its detail.
    ///   - hasArguments: A Boolean value that indicates whether an event contains arguments that may become invalid
    ///     after the emission.
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

    /// Connects and sends the subscriber its subscription.
    @usableFromInline
    nonisolated func start(_ receiveSubscription: (any Subscription) -> Void) {
        if MainThread.isCurrent { MainThread.enter(self) { $0.connect() } }
        receiveSubscription(self)
        MainThread.perform(self) { subscription in
            subscription.connect()
            if !subscription.isConnected { subscription.emitterEnded() }
        }
    }

    /// Connects on the first call, unless the subscriber has cancelled.
    private func connect() {
        guard !demand.isTerminated else { return }
        connectToObject?(self)
        connectToObject = nil
    }

    deinit {
        downstream?.release()
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        guard demand.claimOne(), let downstream else { return }
        deliveries += 1
        let more = downstream.withGuaranteedReference { $0.receive(arguments) }
        deliveries -= 1
        if more != .none { demand.add(more) }
        if demand.isTerminated { releaseDownstream() }
    }

    /// Releases the subscriber. If it's receiving an event, this happens at the end of the delivery.
    private func releaseDownstream() {
        guard deliveries == 0, let downstream else { return }
        // The subscriber is released after the state is consistent, because its deinitializer may run a user's code.
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
