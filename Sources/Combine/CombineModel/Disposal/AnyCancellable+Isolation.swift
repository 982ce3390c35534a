import Combine

// If main-actor code passes a closure to `AnyCancellable.init`, the closure is isolated to the main actor and traps if
// another thread cancels or releases the cancellable. The closures of these initializers run on any thread.
extension AnyCancellable {
    /// Creates a cancellable that cancels other cancellables, in order, and then calls a closure.
    @usableFromInline
    package convenience init(_ cancellables: [any Cancellable], then end: @escaping @Sendable () -> Void = {}) {
        self.init {
            for cancellable in cancellables { cancellable.cancel() }
            end()
        }
    }

    /// Creates a cancellable that only retains an object.
    package convenience init(retaining object: some AnyObject) {
        self.init { withExtendedLifetime(object) {} }
    }

    /// Returns a cancellable that calls a closure on the main thread. It can be cancelled on any thread.
    package static func onMainThread(_ end: @escaping @MainActor @Sendable () -> Void) -> AnyCancellable {
        AnyCancellable { @Sendable in MainThread.perform(end) { $0() } }
    }
}
