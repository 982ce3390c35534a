import Synchronization

/// What becomes of an operator after a value, for a ``ReducingStage``.
@frozen
@usableFromInline
package enum ReducingStep<Failure: Error> {
    /// It takes further values.
    case proceed
    /// It has seen enough.
    case finish
    /// The value made it fail.
    case fail(Failure)
}

/// The inner subscriber of an operator that makes one value of all that it receives.
///
/// Requests everything upstream. The result is sent once upstream finished, or the operator has seen enough, and once
/// it was requested; then the operator finishes. A failure is passed on at once.
@usableFromInline
package final class ReducingStage<Input, Failure: Error, State, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    enum Outcome {
        /// No result yet; whether it was requested already.
        case pending(isRequested: Bool)
        /// The result, if any, waits for a request.
        case waiting(Downstream.Input)
        case over
    }

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let step: (inout State, Input) -> ReducingStep<Downstream.Failure>

    /// Used by the upstream's serial calls only.
    @usableFromInline
    var state: State

    private let result: (State) -> Downstream.Input?
    private let mapError: (Failure) -> Downstream.Failure

    @usableFromInline
    let upstream = SubscriptionState()

    private let outcome = Mutex(Unchecked(Outcome.pending(isRequested: false)))
    private let name: String

    /// Makes the inner subscriber of the operator of that name. Without a `result` at the end, it just finishes.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        state: State,
        mapError: @escaping (Failure) -> Downstream.Failure,
        result: @escaping (State) -> Downstream.Input?,
        step: @escaping (inout State, Input) -> ReducingStep<Downstream.Failure>
    ) {
        self.downstream = downstream
        self.name = name
        self.state = state
        self.mapError = mapError
        self.result = result
        self.step = step
    }

    @usableFromInline
    package func receive(subscription: any Subscription) {
        guard upstream.accept(subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    @inlinable
    package func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        switch step(&state, input) {
        case .proceed: break
        case .finish:
            if upstream.cancel() { sendResult() }
        case .fail(let error):
            if upstream.cancel() { finish(.failure(error)) }
        }
        return .none
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.isActive, upstream.end() else { return }
        switch completion {
        case .finished: sendResult()
        case .failure(let error): finish(.failure(mapError(error)))
        }
    }

    @usableFromInline
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if takeOutcome() != nil { downstream.receive(completion: completion) }
    }

    @usableFromInline
    func sendResult() {
        guard let value = result(state) else {
            finish(.finished)
            return
        }
        let kept = Unchecked(value)
        let isRequested = outcome.withLock { outcome in
            guard case .pending(let isRequested) = outcome.value else { return false }
            outcome.value = isRequested ? .over : .waiting(kept.value)
            return isRequested
        }
        if isRequested { send(value) }
    }

    private func send(_ value: Downstream.Input) {
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let value = outcome.withLock { outcome -> Unchecked<Downstream.Input?> in
            switch outcome.value {
            case .pending:
                outcome.value = .pending(isRequested: true)
                return Unchecked(nil)
            case .waiting(let value):
                outcome.value = .over
                return Unchecked(value)
            case .over: return Unchecked(nil)
            }
        }.value
        if let value { send(value) }
    }

    @usableFromInline
    package func cancel() {
        _ = takeOutcome()
        upstream.cancel()
    }

    /// Ends it. Returns what was there, for the caller to release or act on; `nil` if it was over.
    private func takeOutcome() -> Outcome? {
        outcome.withLock { outcome -> Unchecked<Outcome?> in
            if case .over = outcome.value { return Unchecked(nil) }
            let taken = Unchecked<Outcome?>(outcome.value)
            outcome.value = .over
            return taken
        }.value
    }

    @usableFromInline
    package var description: String { name }

    @usableFromInline
    package var customMirror: Mirror {
        Mirror(
            self,
            children: [
                ("downstream", downstream), ("state", state), ("upstreamSubscription", upstream.subscription as Any),
            ]
        )
    }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
