/// What becomes of an operator after a value, for a ``ReduceProducer``.
@frozen
@usableFromInline
package enum ReduceStep<Failure: Error> {
    /// It takes further values.
    case proceed
    /// It has seen enough.
    case finish
    /// The value made it fail.
    case fail(Failure)

    /// What a closure decides, or a failure if it throws.
    @inlinable
    @inline(__always)
    package init(_ decide: () throws -> Self) where Failure == any Error {
        do {
            self = try decide()
        } catch {
            self = .fail(error)
        }
    }
}

/// The inner subscriber of an operator that makes one value of all that it receives.
///
/// What the operator remembers between values is captured by its `step` and `result`; values come serially, so it needs
/// no lock. Requests everything upstream. The result is sent once upstream finished, or the operator has seen enough,
/// and once it was requested; then the operator finishes. A failure is passed on at once.
@usableFromInline
package final class ReduceProducer<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let step: (Input) -> ReduceStep<Downstream.Failure>

    private let initial: Downstream.Input?
    private let result: () -> Downstream.Input?
    private let mapError: (Failure) -> Downstream.Failure

    @usableFromInline
    let upstream = SubscriptionState()

    private let outcome = DeferredScalar<Downstream.Input>()
    private let name: String
    private let children: (() -> [Mirror.Child])?

    /// Makes the inner subscriber of the operator of that name, whose mirror shows the `children`, if given. Without a `result` at the end, it just finishes.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        children: (() -> [Mirror.Child])? = nil,
        mapError: @escaping (Failure) -> Downstream.Failure,
        result: @escaping () -> Downstream.Input?,
        step: @escaping (Input) -> ReduceStep<Downstream.Failure>
    ) {
        self.downstream = downstream
        self.name = name
        self.children = children
        initial = result()
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
        switch step(input) {
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
        if outcome.end() { downstream.receive(completion: completion) }
    }

    @usableFromInline
    func sendResult() {
        guard let value = result() else {
            finish(.finished)
            return
        }
        if outcome.resolve(value) { send(value) }
    }

    private func send(_ value: Downstream.Input) {
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        if let value = outcome.request() { send(value) }
    }

    @usableFromInline
    package func cancel() {
        _ = outcome.end()
        upstream.cancel()
    }

    @usableFromInline
    package var description: String { name }

    @usableFromInline
    package var customMirror: Mirror {
        Mirror(
            self,
            children: children?() ?? [
                ("downstream", downstream), ("result", result() as Any), ("initial", initial as Any),
                ("status", upstream.status),
            ]
        )
    }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
