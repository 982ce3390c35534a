import CGtk
import Combine

/// A GObject signal whose handlers return a value that GTK acts on, such as `window.closeRequest`.
///
/// A subscription only observes, like that of a ``Signal``, and returns the value that leaves the GTK behavior
/// unchanged (`false`, "not handled"). ``connect(after:_:)`` also decides.
public struct ReturningSignal<Output, Result>: Publisher, Sendable {
    public typealias Failure = Never

    private let signal: Signal<Output>
    private let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void

    /// Creates a signal of an object, by its GObject name.
    @MainActor
    public init(_ object: Object, _ name: String, _ shape: ReturningSignalShape<Output, Result>) {
        signal = Signal(object, name, shape.arguments)
        encode = shape.encode
    }

    /// Creates a signal whose results a closure stores in the place that its shape's handler specifies.
    init(_ signal: Signal<Output>, encode: @escaping @Sendable (Result, UnsafeMutableRawPointer) -> Void) {
        self.signal = signal
        self.encode = encode
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        signal.receive(subscriber: subscriber)
    }

    /// Connects a closure that returns the signal's result while the returned cancellable is kept. If you discard it,
    /// the closure is disconnected immediately.
    ///
    /// Keep the result, or write `connect(on: self) { window, arguments in … }`, which `self` keeps and which holds
    /// `self` weakly. If the result is a Boolean value, `true` usually means that the event is handled, so that later
    /// handlers and the GTK handler don't run.
    ///
    /// - Parameter after: A Boolean value that indicates whether to run after the class's own handler.
    @MainActor
    public func connect(
        after: Bool = false,
        _ handler: @escaping @MainActor (Output) -> Result
    ) -> AnyCancellable {
        signal.connect(after: after, encode: encode, handler)
    }

    /// Connects a closure that can leave the signal's result unchanged by returning nil.
    ///
    /// - Parameter ended: A closure that is called when the emitter is deallocated or its window is torn down.
    @MainActor
    func connect(
        after: Bool,
        ended: @escaping @MainActor () -> Void,
        _ handler: @escaping @MainActor (Output) -> Result?
    ) -> AnyCancellable {
        let encode = self.encode
        let encodeIfAny: @Sendable (Result?, UnsafeMutableRawPointer) -> Void = { result, place in
            if let result { encode(result, place) }
        }
        return signal.connect(after: after, encode: encodeIfAny, ended: ended, handler)
    }
}
