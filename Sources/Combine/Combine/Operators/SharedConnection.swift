/// A connection that several subscriptions share. The connection is cancelled when the last subscription leaves.
@usableFromInline
final class SharedConnection: Sendable {
    private struct State {
        var count = 1
        var connection: (any Cancellable)?
    }

    private let state = Locked(State())

    /// Adds a subscription to the connection. Returns false if all subscriptions have already left.
    func join() -> Bool {
        state.withLock { state in
            if state.count == 0 { return false }
            state.count += 1
            return true
        }
    }

    /// Stores the connection. Cancels it immediately if all subscriptions have already left.
    @usableFromInline
    func start(_ connection: any Cancellable) {
        let isNeeded = state.withLock { state in
            if state.count > 0 { state.connection = connection }
            return state.count > 0
        }
        if !isNeeded { connection.cancel() }
    }

    /// Removes a subscription from the connection. Cancels the connection if no other subscriptions are left.
    func leave() {
        state.withLock { state -> (any Cancellable)? in
            state.count -= 1
            return state.count == 0 ? state.connection.take() : nil
        }?.cancel()
    }
}
