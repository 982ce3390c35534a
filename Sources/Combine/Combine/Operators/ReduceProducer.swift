/// A decision that a ``ReduceProducer`` makes after a value.
@frozen
@usableFromInline
package enum ReduceStep {
    /// The operator continues with further values.
    case proceed
    /// The operator cancels the upstream and sends the result.
    case finish
}

/// The inner subscriber of an operator that reduces all values to one result.
///
/// The `step` and `result` closures capture the state of the operator. The state needs no lock, because values arrive
/// serially.
///
/// The operator requests unlimited values from the upstream. The result is ready when the upstream finishes or `step`
/// returns `.finish`. Once the downstream has requested a value, the operator sends the result, unless it's nil, and
/// finishes. Failures are forwarded immediately. If `step` throws an error, the upstream is cancelled first.
@usableFromInline
package final class ReduceProducer<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<Downstream>,
    Subscriber
{
    @usableFromInline let step: (Input) throws(Downstream.Failure) -> ReduceStep

    private let initial: Downstream.Input?
    private let result: () -> Downstream.Input?
    private let mapError: (Failure) -> Downstream.Failure
    private let outcome = DeferredScalar<Downstream.Input?>()
    private let children: (() -> [Mirror.Child])?

    /// Creates an inner subscriber that sends the result to the given downstream. The name of the operator serves as
    /// the description. The mirror shows the given children, or default children if `children` is nil.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        children: (() -> [Mirror.Child])? = nil,
        mapError: @escaping (Failure) -> Downstream.Failure,
        result: @escaping () -> Downstream.Input?,
        step: @escaping (Input) throws(Downstream.Failure) -> ReduceStep
    ) {
        self.children = children
        initial = result()
        self.mapError = mapError
        self.result = result
        self.step = step
        super.init(downstream, name: name)
    }

    @usableFromInline
    package override func receive(subscription: any Subscription) {
        guard upstream.accept(subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    @inlinable
    package func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        do {
            if case .finish = try step(input), upstream.cancel() { sendResult() }
        } catch {
            if upstream.cancel() { fail(error) }
        }
        return .none
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.isActive, upstream.end() else { return }
        switch completion {
        case .finished: sendResult()
        case .failure(let error): fail(mapError(error))
        }
    }

    @usableFromInline
    func fail(_ error: Downstream.Failure) {
        if outcome.end() { downstream.receive(completion: .failure(error)) }
    }

    /// Sends the result, or stores it until the first request.
    @usableFromInline
    func sendResult() {
        let result = result()
        if outcome.resolve(result) { send(result) }
    }

    private func send(_ result: Downstream.Input?) {
        if let result { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }

    @usableFromInline
    package override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        if let result = outcome.request() { send(result) }
    }

    @usableFromInline
    package override func cancel() {
        if upstream.isAwaiting { return }
        outcome.end()
        super.cancel()
    }

    @usableFromInline
    package override var mirrorChildren: [Mirror.Child] {
        children?() ?? [
            ("downstream", downstream), ("result", result() as Any), ("initial", initial as Any),
            ("status", upstream.status),
        ]
    }
}

extension Publisher {
    /// Subscribes with a ``ReduceProducer`` that forwards failures unchanged.
    @inlinable
    func reduce<Downstream: Subscriber>(
        to downstream: Downstream,
        name: String,
        children: (() -> [Mirror.Child])? = nil,
        result: @escaping () -> Downstream.Input?,
        step: @escaping (Output) throws(Failure) -> ReduceStep
    ) where Downstream.Failure == Failure {
        let inner = ReduceProducer<Output, Failure, Downstream>(
            downstream,
            name: name,
            children: children,
            mapError: { $0 },
            result: result,
            step: step
        )
        subscribe(inner)
    }

    /// Subscribes with a ``ReduceProducer`` whose closure can throw any error.
    @inlinable
    func tryReduce<Downstream: Subscriber>(
        to downstream: Downstream,
        name: String,
        result: @escaping () -> Downstream.Input?,
        step: @escaping (Output) throws -> ReduceStep
    ) where Downstream.Failure == any Error {
        let inner = ReduceProducer<Output, Failure, Downstream>(
            downstream,
            name: name,
            mapError: { $0 },
            result: result,
            step: step
        )
        subscribe(inner)
    }
}
