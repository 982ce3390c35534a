import Combine

/// A GObject signal whose handlers return a value that GTK acts on, such as `window.closeRequest`.
///
/// Subscribing observes it, as a ``Signal``, and returns what leaves GTK's own behaviour as it is (`false`, “not
/// handled”). ``connect(after:_:)`` also decides.
public struct ReturningSignal<Output, Result>: Publisher, Sendable {
    public typealias Failure = Never

    private let signal: Signal<Output>

    /// A signal of an object, by its GObject name.
    @MainActor
    public init(_ object: Object, _ name: String, _ shape: SignalShape<Output>) where Result == Bool {
        signal = Signal(object, name, shape)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        signal.receive(subscriber: subscriber)
    }

    /// Connects a closure that returns the signal's result, for as long as the returned object is kept.
    ///
    /// For most of GTK's signals `true` means that the event is handled: later handlers and GTK's own do not run.
    ///
    /// - Parameter after: whether to run after the class's own handler.
    @MainActor
    public func connect(
        after: Bool = false,
        _ handler: @escaping @MainActor (Output) -> Bool
    ) -> AnyCancellable where Result == Bool {
        signal.connectClosure(after: after, handler)
    }
}
