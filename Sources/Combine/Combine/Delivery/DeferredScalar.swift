/// The single value that an operator sends at its end, after the value is both resolved and requested.
///
/// One thread can request while another resolves. Nothing is called or released under the lock.
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

    /// Stores the value for a later request. Returns true if the value was already requested and must be sent now.
    @usableFromInline
    package borrowing func resolve(_ value: Value) -> Bool {
        state.withLock { state in
            guard case .pending(let isRequested) = state else { return false }
            state = isRequested ? .over : .waiting(value)
            return isRequested
        }
    }

    /// Records a request. Returns the value to send now, if it was waiting.
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

    /// Drops the value, and any value that is resolved later. Returns whether a value could still have been sent.
    @usableFromInline
    @discardableResult
    package borrowing func end() -> Bool {
        if case .over = state.exchange(.over) { return false }
        return true
    }
}
