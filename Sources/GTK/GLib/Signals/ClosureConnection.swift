import CGtk
import Combine

/// A signal's handler that is a plain closure, and whose result, if the signal has one, is the signal's.
final class ClosureConnection<Output, Result>: SignalConnection, Cancellable {
    private let decode: @Sendable (UnsafeRawPointer) -> Output
    private let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void
    /// `nil` once the connection has ended.
    private var handler: (@MainActor (Output) -> Result)?
    /// Called when the emitter ends, or its window.
    var ended: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - name: the signal's name, with its detail.
    ///   - decode: makes the event from the arguments of an emission.
    ///   - encode: A closure that stores the handler's result where the signal expects it.
    init(
        _ name: String,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        encode: @escaping @Sendable (Result, UnsafeMutableRawPointer) -> Void,
        handler: @escaping @MainActor (Output) -> Result
    ) {
        self.decode = decode
        self.encode = encode
        self.handler = handler
        super.init(name: name, hasArguments: Output.self != Void.self)
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        _ = handler?(decode(arguments))
    }

    override func receiveReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        guard let handler else { return }
        encode(handler(decode(arguments)), result)
    }

    override func emitterEnded() {
        let ended = self.ended
        release()
        ended?()
    }

    nonisolated func cancel() {
        MainThread.perform(self) { connection in
            connection.disconnect()
            connection.release()
        }
    }

    /// Frees the closure once the state is in order: a deinitialiser of what it captures may look at this connection.
    private func release() {
        let released = (handler, ended)
        (handler, ended) = (nil, nil)
        withExtendedLifetime(released) {}
    }
}

extension ClosureConnection where Result == Void {
    /// Creates a handler without a result, which leaves the signal's as it is.
    convenience init(
        _ name: String,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        handler: @escaping @MainActor (Output) -> Void
    ) {
        self.init(name, decode: decode, encode: { _, _ in }, handler: handler)
    }
}
