/// What an operator makes of a value, for a ``FilterProducer``.
@frozen
@usableFromInline
package enum FilterStep<Output, Failure: Error> {
    /// The value is passed on as this.
    case pass(Output)
    /// The value is dropped.
    case drop
    /// The value is passed on as this, and nothing after it.
    case passAndFinish(Output)
    /// The value is dropped, and so is all that follows.
    case finish
    /// The value made the operator fail.
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

/// The inner subscriber of an operator that looks at each value and passes one on, drops it, or ends.
///
/// What the operator remembers between values is captured by its `step`; values come serially, so it needs no lock, and
/// a value sent from within a closure of the user's finds it unlocked. Requests are passed upstream, a dropped value is
/// made up for by asking for one more. After the operator ended, or was cancelled,
/// nothing is passed on. What comes before the subscription is ignored as well, unless the stage is strict: then it traps.
@usableFromInline
package final class FilterProducer<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let step: (Input) -> FilterStep<Downstream.Input, Downstream.Failure>

    @usableFromInline
    let mapCompletion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    @usableFromInline
    let upstream = SubscriptionState()

    private let name: String
    private let isStrict: Bool
    private let children: (FilterProducer) -> [Mirror.Child]

    /// Makes the inner subscriber of the operator of that name, whose mirror shows the `children`.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        isStrict: Bool = false,
        children: @escaping (FilterProducer) -> [Mirror.Child] = { [("downstream", $0.downstream)] },
        mapCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        step: @escaping (Input) -> FilterStep<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.name = name
        self.isStrict = isStrict
        self.children = children
        self.mapCompletion = mapCompletion
        self.step = step
    }

    @usableFromInline
    package func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    @inline(__always)
    package func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return refuse() }
        switch step(input) {
        case .pass(let output): return downstream.receive(output)
        case .drop: return .max(1)
        case .passAndFinish(let output):
            let more = downstream.receive(output)
            if upstream.cancel() { downstream.receive(completion: .finished) }
            return more
        case .finish:
            if upstream.cancel() { downstream.receive(completion: .finished) }
        case .fail(let error):
            if upstream.cancel() { downstream.receive(completion: .failure(error)) }
        }
        return .none
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.isActive else {
            _ = refuse()
            return
        }
        if upstream.end() { downstream.receive(completion: mapCompletion(completion)) }
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        if let subscription = upstream.subscription {
            subscription.request(demand)
        } else {
            _ = refuse()
        }
    }

    /// Ignores what comes too late; traps if it comes too early.
    @usableFromInline
    func refuse() -> Subscribers.Demand {
        precondition(!isStrict || !upstream.isAwaiting, "API Violation: \(name) was used before its subscription")
        return .none
    }

    @usableFromInline
    package func cancel() {
        upstream.cancel()
    }

    /// The upstream subscription, for a mirror.
    @usableFromInline
    package var upstreamSubscription: Any { upstream.subscription as Any }

    /// Whether it is subscribed, for a mirror.
    @usableFromInline
    package var status: Any { upstream.status }

    /// Whether nothing is passed on any more, for a mirror.
    @usableFromInline
    package var isFinished: Bool { upstream.isOver }

    @usableFromInline
    package var description: String { name }

    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: children(self)) }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
