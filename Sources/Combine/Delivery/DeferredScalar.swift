import Synchronization

/// The one value that an operator ends with, sent once it is both there and requested.
///
/// Safe for requesting on one thread while another resolves. Nothing is released while it is locked.
@usableFromInline
package struct DeferredScalar<Value>: ~Copyable, @unchecked Sendable {
    // Sendable because the state is locked.

    enum State {
        case pending(isRequested: Bool)
        case waiting(Value)
        case over
    }

    private let state = Mutex(UncheckedSendable(State.pending(isRequested: false)))

    package init() {}

    /// Takes the value. Returns whether it was requested, and so is to be sent; if not, it is kept until it is.
    package borrowing func resolve(_ value: Value) -> Bool {
        let kept = UncheckedSendable(value)
        return state.withLock { state in
            guard case .pending(let isRequested) = state.value else { return false }
            state.value = isRequested ? .over : .waiting(kept.value)
            return isRequested
        }
    }

    /// Notes that the value is requested. Returns it to be sent, if it is there.
    package borrowing func request() -> Value? {
        state.withLock { state -> UncheckedSendable<Value?> in
            switch state.value {
            case .pending:
                state.value = .pending(isRequested: true)
                return UncheckedSendable(nil)
            case .waiting(let value):
                state.value = .over
                return UncheckedSendable(value)
            case .over: return UncheckedSendable(nil)
            }
        }.value
    }

    /// Ends it, so that nothing is sent any more. Returns whether this call did.
    package borrowing func end() -> Bool {
        // The state is taken out, so that what it held is released after unlocking.
        let ended = state.withLock { state in
            let ended = state
            state.value = .over
            return ended
        }
        if case .over = ended.value { return false }
        return true
    }
}
