/// The one value that an operator ends with, sent once it is both resolved and requested.
///
/// Safe for requesting on one thread while another resolves. Nothing is called or released under the lock.
@usableFromInline
package struct DeferredScalar<Value>: ~Copyable, Sendable {
    enum State {
        case pending(isRequested: Bool)
        case waiting(Value)
        case over
    }

    private let state = Locked(State.pending(isRequested: false))

    @usableFromInline
    package init() {}

    /// Takes the value. Returns whether to send it now; otherwise keeps it for a request.
    @usableFromInline
    package borrowing func resolve(_ value: Value) -> Bool {
        state.withLock { state in
            guard case .pending(let isRequested) = state else { return false }
            state = isRequested ? .over : .waiting(value)
            return isRequested
        }
    }

    /// Notes a request. Returns the value to send now, if it was waiting.
    @usableFromInline
    package borrowing func request() -> Value? {
        state.withLock { state in
            switch state {
            case .pending: state = .pending(isRequested: true)
            case .waiting(let value):
                state = .over
                return value
            case .over: break
            }
            return nil
        }
    }

    /// Drops the value, and any that is resolved later. Returns whether one could still have been sent.
    @usableFromInline
    @discardableResult
    package borrowing func end() -> Bool {
        if case .over = state.exchange(.over) { return false }
        return true
    }
}
