/// The single value that an operator sends when it finishes.
///
/// The operator resolves the value, for example when the upstream finishes. It sends the value once the value is
/// resolved and the downstream has requested a value.
///
/// One thread can request the value while another thread resolves it. A lock protects the state. The lock isn't held
/// while closures are called or objects are released, because both can run user code.
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

    /// If the value was already requested, returns true, and the caller must send the value. Otherwise, stores the
    /// value for a later request and returns false.
    @usableFromInline
    package borrowing func resolve(_ value: Value) -> Bool {
        state.withLock { state in
            guard case .pending(let isRequested) = state else { return false }
            state = isRequested ? .over : .waiting(value)
            return isRequested
        }
    }

    /// Records a request. If the value is already resolved, returns the value, and the caller must send it. Otherwise,
    /// returns nil.
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

    /// Drops the value. If the value isn't resolved yet, it won't be sent later. Returns false if the value was already
    /// sent or dropped.
    @usableFromInline
    @discardableResult
    package borrowing func end() -> Bool {
        if case .over = state.exchange(.over) { return false }
        return true
    }
}
