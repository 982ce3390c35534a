import CGtk
import Combine
import Dispatch

/// The subscription of one subscriber to one signal.
//
// `@unchecked Sendable`: the demand is atomic; the rest is the main thread's, and other threads hand it work there.
final class SignalSubscription<Source: SignalSource, Downstream: Subscriber>: SignalConnection, Subscription,
    @unchecked Sendable
where Downstream.Input == Source.Output, Downstream.Failure == Never {
    private let signal: Source
    private let demand = SignalDemand()
    /// Written on the main thread only, once it was handed its subscription.
    private var downstream: Downstream?

    init(_ signal: Source, _ downstream: Downstream) {
        self.signal = signal
        self.downstream = downstream
    }

    /// Connects and hands the subscriber its subscription.
    func start() {
        guard let downstream else { return }
        if MainThread.isCurrent {
            MainThread.assume { signal.connect(self) }
            downstream.receive(subscription: self)
            finishIfEmitterIsGone()
        } else {
            downstream.receive(subscription: self)
            DispatchQueue.main.async {
                if !self.demand.isEnded { self.signal.connect(self) }
                self.finishIfEmitterIsGone()
            }
        }
    }

    private func finishIfEmitterIsGone() {
        if !isConnected { emitterEnded() }
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        guard MainThread.isCurrent else { return receiveOffMainThread() }
        guard demand.takeOne(), let downstream else { return }
        let more = downstream.receive(signal.decode(arguments))
        if more != .none { demand.add(more) }
    }

    /// An emission on another thread: without arguments it is delivered on the main thread; arguments may not outlive
    /// the emission, so there it is refused.
    private func receiveOffMainThread() {
        guard let output = () as? Source.Output else {
            let message = "signal “\(signal.name)” was emitted off the main thread and is not delivered"
            return Diagnostics.critical(message)
        }
        nonisolated(unsafe) let event = output
        DispatchQueue.main.async {
            guard self.demand.takeOne(), let downstream = self.downstream else { return }
            self.demand.add(downstream.receive(event))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "a subscriber must request more than no events")
        self.demand.add(demand)
    }

    func cancel() {
        guard demand.end() else { return }
        if MainThread.isCurrent {
            MainThread.assume { end() }
        } else {
            DispatchQueue.main.async { self.end() }
        }
    }

    override func emitterEnded() {
        guard demand.end(), let downstream else { return }
        self.downstream = nil
        downstream.receive(completion: .finished)
    }

    @MainActor
    private func end() {
        disconnect()
        // Released after the state is in order, as its deinitialiser may run a user's code.
        let downstream = self.downstream
        self.downstream = nil
        withExtendedLifetime(downstream) {}
    }
}

extension SignalSubscription: CustomStringConvertible {
    var description: String { "Signal “\(signal.name)”" }
}
