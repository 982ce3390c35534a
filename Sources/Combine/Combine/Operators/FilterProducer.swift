/// A decision that a ``FilterProducer`` makes about a value.
@frozen
@usableFromInline
package enum FilterStep<Output> {
    /// The value is sent downstream.
    case pass(Output)
    /// The value is dropped.
    case drop
    /// The value is dropped, and the operator finishes.
    case finish
}

/// The inner subscriber of an operator that forwards or drops each value, and can finish early.
///
/// The `step` closure captures the state of the operator. The state needs no lock, because values arrive serially.
/// Requests are forwarded upstream. For each dropped value, another value is requested. If `step` throws an error, the
/// upstream is cancelled and the operator fails. The operator ignores events that arrive after it has ended, and traps
/// if an event arrives before the subscription.
@usableFromInline
package final class FilterProducer<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<Downstream>,
    Subscriber
{
    @usableFromInline let step: (Input) throws(Downstream.Failure) -> FilterStep<Downstream.Input>

    private let mapError: (Failure) -> Downstream.Failure
    private let children: (() -> [Mirror.Child])?

    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        children: (() -> [Mirror.Child])? = nil,
        mapError: @escaping (Failure) -> Downstream.Failure,
        step: @escaping (Input) throws(Downstream.Failure) -> FilterStep<Downstream.Input>
    ) {
        self.children = children
        self.mapError = mapError
        self.step = step
        super.init(downstream, name: name)
    }

    @inlinable
    package func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return handleUnexpected("a value") }
        do {
            switch try step(input) {
            case .pass(let output): return downstream.receive(output)
            case .drop: return .max(1)
            case .finish: cancelUpstream(andSend: .finished)
            }
        } catch {
            cancelUpstream(andSend: .failure(error))
        }
        return .none
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.isAwaiting { _ = handleUnexpected("a completion") }
        forward(completion.mapError(mapError))
    }

    @usableFromInline
    package override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        if upstream.isAwaiting { _ = handleUnexpected("a request") }
        super.request(demand)
    }

    /// Cancels the upstream, even before the upstream's subscription arrives.
    @usableFromInline
    package override func cancel() {
        upstream.cancel()
    }

    /// Handles an event that arrives without an active subscription. Before the subscription arrives, this method
    /// traps. After the subscription has ended, this method ignores the event.
    @usableFromInline
    func handleUnexpected(_ event: String) -> Subscribers.Demand {
        precondition(!upstream.isAwaiting, "API Violation: \(name) received \(event) before its subscription")
        return .none
    }

    @usableFromInline
    package override var mirrorChildren: [Mirror.Child] { [("downstream", downstream)] + (children?() ?? []) }
}

extension Publisher {
    /// Subscribes with a ``FilterProducer`` whose closure can throw any error.
    @inlinable
    func tryFilter<Downstream: Subscriber>(
        to downstream: Downstream,
        name: String,
        step: @escaping (Output) throws -> FilterStep<Downstream.Input>
    ) where Downstream.Failure == any Error {
        subscribe(FilterProducer<Output, Failure, Downstream>(downstream, name: name, mapError: { $0 }, step: step))
    }
}
