import CGtk
import Combine

/// A GObject signal whose handlers return a value to GTK, such as `window.closeRequest`.
///
/// A subscription only observes the signal, as with a ``Signal``. It returns a value to GTK that doesn't change the
/// behavior, such as `false` for "not handled". To return a different value, use ``connect(after:_:)``.
public struct ReturningSignal<Output, Result>: Publisher, Sendable {
    public typealias Failure = Never

    private let signal: Signal<Output>
    private let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void

    /// Creates a signal of an object from its GObject name.
    @MainActor
    public init(_ object: Object, _ name: String, _ shape: ReturningSignalShape<Output, Result>) {
        signal = Signal(object, name, shape.arguments)
        encode = shape.encode
    }

    /// Creates a signal with a result from the given signal and a closure that stores a handler's result.
    init(_ signal: Signal<Output>, encode: @escaping @Sendable (Result, UnsafeMutableRawPointer) -> Void) {
        self.signal = signal
        self.encode = encode
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
        signal.receive(subscriber: subscriber)
    }

    /// Connects a closure that returns the signal's result. The closure stays connected as long as you keep the
    /// returned cancellable. If you discard the cancellable, the closure is disconnected immediately.
    ///
    /// Instead of keeping the cancellable, you can write `connect(on: self) { window, arguments in … }`. The connection
    /// is then stored on `self`, but doesn't retain it. If the result is a Boolean value, `true` usually means that the
    /// closure has handled the event. Later handlers, including the one that GTK provides, then don't run.
    ///
    /// - Parameter after: A Boolean value that indicates whether the closure runs after the class handler.
    @MainActor
    public func connect(after: Bool = false, _ handler: @escaping @MainActor (Output) -> Result) -> AnyCancellable {
        signal.connect(after: after, encode: encode, handler)
    }

    /// Connects a closure that can return nil to leave the signal's result unchanged.
    ///
    /// - Parameter ended: A closure that is called when the emitter is deallocated or its window is torn down.
    @MainActor
    func connect(
        after: Bool,
        ended: @escaping @MainActor () -> Void,
        _ handler: @escaping @MainActor (Output) -> Result?
    ) -> AnyCancellable {
        let encode = self.encode
        let encodeOptional: @Sendable (Result?, UnsafeMutableRawPointer) -> Void = { result, place in
            if let result { encode(result, place) }
        }
        return signal.connect(after: after, encode: encodeOptional, ended: ended, handler)
    }
}
