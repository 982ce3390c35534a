import CGtk
import Combine

/// A GObject signal whose handlers return a value that GTK acts on, such as `window.closeRequest`.
///
/// Subscribing observes it, as a ``Signal``, and returns what leaves GTK's own behaviour as it is (`false`, “not
/// handled”). ``connect(after:_:)`` also decides.
public struct ReturningSignal<Output, Result>: Publisher, Sendable {
    public typealias Failure = Never

    private let signal: Signal<Output>
    private let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void

    /// A signal of an object, by its GObject name.
    @MainActor
    public init(_ object: Object, _ name: String, _ shape: ReturningSignalShape<Output, Result>) {
        signal = Signal(object, name, shape.arguments)
        encode = shape.encode
    }

    /// A signal of an object whose handlers return whether they handled it, by its GObject name.
    @MainActor
    public init(_ object: Object, _ name: String, _ shape: SignalShape<Output>) where Result == Bool {
        signal = Signal(object, name, shape)
        encode = { $1.storeBytes(of: $0 ? 1 : 0, as: gboolean.self) }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        signal.receive(subscriber: subscriber)
    }

    /// Connects a closure that returns the signal's result, for as long as the returned object is kept.
    ///
    /// - Parameter after: whether to run after the class's own handler.
    @MainActor
    public func connect(
        after: Bool = false,
        _ handler: @escaping @MainActor (Output) -> Result
    ) -> AnyCancellable {
        signal.connectReturning(after: after, encode: encode, handler)
    }

    /// Connects a closure that returns whether the event is handled, for as long as the returned object is kept.
    ///
    /// For most of GTK's signals `true` means that later handlers and GTK's own do not run.
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
