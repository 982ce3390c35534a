import CGtk
import Combine
import Dispatch

/// A signal's handler that is a closure which returns the signal's result.
//
// `@unchecked Sendable`: as the class that it derives from; the closure is called and freed on the main thread.
final class ReturningConnection<Output, Result>: SignalConnection, Cancellable, @unchecked Sendable {
    private let decode: @Sendable (UnsafeRawPointer) -> Output
    private let encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void
    private var handler: ((Output) -> Result)?

    init(
        _ name: String,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        encode: @escaping @Sendable (Result, UnsafeMutableRawPointer) -> Void,
        handler: @escaping @MainActor (Output) -> Result
    ) {
        self.decode = decode
        self.encode = encode
        self.handler = MainThread.unisolated(handler)
        super.init(name: name, hasArguments: Output.self != Void.self)
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        _ = handler?(decode(arguments))
    }

    override func receiveReturningBool(_ arguments: UnsafeRawPointer) -> Bool {
        var result: gboolean = 0
        receiveReturning(arguments, &result)
        return result != 0
    }

    override func receiveReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        guard let handler else { return }
        encode(handler(decode(arguments)), result)
    }

    override func emitterEnded() {
        release()
    }

    func cancel() {
        if MainThread.isCurrent {
            MainThread.assume { disconnect() }
            release()
        } else {
            DispatchQueue.main.async { self.cancel() }
        }
    }

    /// Frees the closure once the state is in order, as it may be the last to hold what a user's deinitialiser looks at.
    private func release() {
        let handler = self.handler
        self.handler = nil
        withExtendedLifetime(handler) {}
    }
}
