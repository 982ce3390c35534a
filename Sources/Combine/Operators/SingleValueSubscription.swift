import Synchronization

/// The subscription of a publisher of one value: sends it at the first request, then finishes.
///
/// Lets the subscriber go then, or when cancelled. The type does not depend on the subscriber's, so that releasing it, of
/// which there may be one an event, looks up no types.
@usableFromInline
package final class SingleValueSubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    let deliver: Mutex<UncheckedSendable<(() -> Void)?>>

    private let value: Any
    private let name: StaticString

    /// Makes the subscription of the publisher of that name.
    @inlinable
    package convenience init<S: Subscriber>(_ downstream: S, value: S.Input, name: StaticString) {
        self.init(value: value, name: name) {
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        }
    }

    @usableFromInline
    init(value: Any, name: StaticString, deliver: @escaping () -> Void) {
        self.value = value
        self.name = name
        self.deliver = Mutex(UncheckedSendable(deliver))
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        takeDelivery()?()
    }

    @usableFromInline
    package func cancel() {
        _ = takeDelivery()
    }

    private func takeDelivery() -> (() -> Void)? {
        deliver.withLock { UncheckedSendable($0.value.take()) }.value
    }

    @usableFromInline
    package var description: String { "\(name)" }

    @usableFromInline
    package var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
