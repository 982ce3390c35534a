import CGtk
import CombineModel

/// A signal connection that calls a closure. If the signal has a result, the closure returns the result.
final class ClosureConnection<Output, Result>: SignalConnection, Cancellable {
    private let decode: @Sendable (UnsafeRawPointer) -> Output
    private let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void
    /// The closure to call, or nil after the connection has ended.
    private var handler: (@MainActor (Output) -> Result)?
    /// A closure that is called when the emitter is deallocated or its window is torn down.
    var ended: (@MainActor () -> Void)?

    /// Creates a connection that isn't connected yet.
    ///
    /// - Parameters:
    ///   - name: The name of the signal, which can include a detail.
    ///   - decode: A closure that creates the event from the arguments of an emission.
    ///   - encode: A closure that stores the handler's result in the given memory.
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

    override func receive(_ arguments: UnsafeRawPointer) { _ = handler?(decode(arguments)) }

    override func receiveReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        guard let handler else { return }
        encode(handler(decode(arguments)), result)
    }

    #if DEBUG
    override func describe(_ arguments: UnsafeRawPointer) -> String? {
        Output.self == Void.self ? nil : Inspection.describe(decode(arguments))
    }
    #endif

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

    /// Releases the closures. This happens after the connection's state was updated, because the deinitializers of
    /// captured objects may access the connection.
    private func release() {
        let released = (handler, ended)
        (handler, ended) = (nil, nil)
        withExtendedLifetime(released) {}
    }
}

extension ClosureConnection where Result == Void {
    /// Creates a connection that doesn't change the signal's result.
    convenience init(
        _ name: String,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        handler: @escaping @MainActor (Output) -> Void
    ) {
        self.init(name, decode: decode, encode: { _, _ in }, handler: handler)
    }
}
