/// The inner subscriber of `drop(while:)` and `tryDrop(while:)`.
///
/// Events before the subscription and after the end are ignored.
@usableFromInline
package final class DropWhileProducer<Failure: Error, Downstream: Subscriber>: OperatorSubscription<Downstream>,
    Subscriber
{
    @usableFromInline
    let predicate: (Downstream.Input) throws(Downstream.Failure) -> Bool

    private let mapError: (Failure) -> Downstream.Failure

    /// A Boolean value that indicates whether values are still dropped. It's used only by the upstream's calls, which
    /// are serial.
    @usableFromInline
    var isDropping = true

    /// Creates the inner subscriber of the operator with the given name.
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

    @usableFromInline
    package override var mirrorChildren: [Mirror.Child] { [] }
}
