import CGtk
import Combine
import Dispatch

/// A signal's handler that is a plain closure.
final class ClosureConnection<Output>: SignalConnection, Cancellable, @unchecked Sendable {
    private let decode: @Sendable (UnsafeRawPointer) -> Output
    private var handler: (@MainActor (Output) -> Bool)?
    private var onEnd: (@MainActor () -> Void)?

    init(
        _ name: String,
        decode: @escaping @Sendable (UnsafeRawPointer) -> Output,
        onEnd: (@MainActor () -> Void)? = nil,
        handler: @escaping @MainActor (Output) -> Bool
    ) {
        self.decode = decode
        self.onEnd = onEnd
        self.handler = handler
        super.init(name: name, hasArguments: Output.self != Void.self)
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        _ = receiveReturningBool(arguments)
    }

    override func receiveReturningBool(_ arguments: UnsafeRawPointer) -> Bool {
        guard let handler else { return false }
        // Unsafe only to the checker: the event stays on this thread, the main one.
        nonisolated(unsafe) let event = decode(arguments)
        return MainThread.assume { handler(event) }
    }

    override func emitterEnded() {
        let onEnd = self.onEnd
        release()
        if let onEnd { MainThread.assume(onEnd) }
    }

    func cancel() {
        if MainThread.isCurrent {
            MainThread.assume { disconnect() }
            release()
        } else {
            DispatchQueue.main.async { self.cancel() }
        }
    }

    /// Frees the closures; they may be the last to hold what a user's deinitialiser looks at, so after the state.
    private func release() {
        let closures = (handler, onEnd)
        (handler, onEnd) = (nil, nil)
        withExtendedLifetime(closures) {}
    }
}
