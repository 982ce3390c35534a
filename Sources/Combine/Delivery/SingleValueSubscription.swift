import Synchronization

/// The subscription of a publisher of one value: sends it at the first request, then finishes.
///
/// Lets the subscriber and the value go then, or when cancelled.
package final class SingleValueSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    private let downstream: Mutex<Unchecked<Downstream?>>
    private let value: Downstream.Input
    private let name: String

    /// Makes the subscription of the publisher of that name.
    package init(_ downstream: Downstream, value: Downstream.Input, name: String) {
        self.downstream = Mutex(Unchecked(downstream))
        self.value = value
        self.name = name
    }

    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        guard let downstream = takeDownstream() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    package func cancel() {
        _ = takeDownstream()
    }

    private func takeDownstream() -> Downstream? {
        downstream.withLock { downstream in
            let taken = downstream
            downstream.value = nil
            return taken
        }.value
    }

    package var description: String { name }

    package var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }

    package var playgroundDescription: Any { description }
}
