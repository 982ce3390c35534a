/// The inner subscriber of `drop(while:)` and `tryDrop(while:)`.
///
/// It ignores events that arrive before the subscription or after the operator has ended.
@usableFromInline
package final class DropWhileProducer<Failure: Error, Downstream: Subscriber>: OperatorSubscription<Downstream>,
    Subscriber
{
    @usableFromInline let predicate: (Downstream.Input) throws(Downstream.Failure) -> Bool

    private let mapError: (Failure) -> Downstream.Failure

    /// A Boolean value that indicates whether the operator is still dropping values. The value needs no lock, because
    /// only calls from the upstream access it, and the upstream sends its events serially.
    @usableFromInline var isDropping = true

    @usableFromInline
    package init(
        _ downstream: Downstream,
        name: String,
        mapError: @escaping (Failure) -> Downstream.Failure,
        predicate: @escaping (Downstream.Input) throws(Downstream.Failure) -> Bool
    ) {
        self.mapError = mapError
        self.predicate = predicate
        super.init(downstream, name: name)
    }

    @inlinable
    package func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        if isDropping {
            do {
                if try predicate(input) { return .max(1) }
            } catch {
                cancelUpstream(andSend: .failure(error))
                return .none
            }
            isDropping = false
        }
        return downstream.receive(input)
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>) {
        forward(completion.mapError(mapError))
    }
}
