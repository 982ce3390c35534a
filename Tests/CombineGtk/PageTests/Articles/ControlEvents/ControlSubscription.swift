import CombineGtk

final class ControlSubscription<Control: Widget, Target: Subscriber>: Subscription
where Target.Input == Control, Target.Failure == Never {
    private weak var control: Control?
    private let signal: Signal<Void>
    private var target: Target?
    private var demand = Subscribers.Demand.none
    private var attachment: AnyCancellable?

    init(_ control: Control?, _ signal: Signal<Void>, _ target: Target) {
        self.control = control
        self.signal = signal
        self.target = target
    }

    func request(_ more: Subscribers.Demand) {
        demand += more
        guard attachment == nil, target != nil else { return }
        attachment = signal.sink { [weak self] _ in
            self?.finish()
        } receiveValue: { [weak self] in
            self?.send()
        }
    }

    func cancel() {
        attachment = nil
        target = nil
    }

    private func send() {
        guard demand > .none, let control, let target else { return }
        demand -= 1
        demand += target.receive(control)
    }

    private func finish() {
        let target = target
        cancel()
        target?.receive(completion: .finished)
    }
}
