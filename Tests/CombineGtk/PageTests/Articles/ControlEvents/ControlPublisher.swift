import CombineGtk

struct ControlPublisher<Control: Widget>: Publisher {
    typealias Output = Control
    typealias Failure = Never

    weak var control: Control?
    let signal: Signal<Void>

    func receive<Target: Subscriber>(subscriber: Target) where Target.Input == Control, Target.Failure == Never {
        subscriber.receive(subscription: ControlSubscription(control, signal, subscriber))
    }
}

extension ObjectProtocol where Self: Widget {
    func publisher(for event: ControlEvent<Self>) -> ControlPublisher<Self> {
        ControlPublisher(control: self, signal: event.signal(self))
    }
}
