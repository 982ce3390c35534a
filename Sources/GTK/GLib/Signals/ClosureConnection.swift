import CGtk
import Combine
import Dispatch

/// A signal's handler that is a plain closure.
//
// `@unchecked Sendable`: as the class that it derives from; the closure is called and freed on the main thread.
final class ClosureConnection<Output>: SignalConnection, Cancellable, @unchecked Sendable {
    private let decode: @Sendable (UnsafeRawPointer) -> Output
    private var handler: ((Output) -> Bool)?

    init(
        _ name: String,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        handler: @escaping @MainActor (Output) -> Bool
    ) {
        self.decode = decode
        self.handler = MainThread.unisolated(handler)
        super.init(name: name, hasArguments: Output.self != Void.self)
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        _ = receiveReturningBool(arguments)
    }

    override func receiveReturningBool(_ arguments: UnsafeRawPointer) -> Bool {
        guard let handler else { return false }
        return handler(decode(arguments))
    }

    override func receiveReturning(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
        guard let handler else { return }
        let decision: gboolean = handler(decode(arguments)) ? 1 : 0
        result.storeBytes(of: decision, as: gboolean.self)
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
