/// The subscription of a publisher of one value: sends it at the first request, then finishes.
///
/// Releases the subscriber then, or when cancelled. The type does not depend on the subscriber's: releasing it, which an
/// operator such as `flatMap` does once a value, looks up no types.
@usableFromInline
package final class SingleValueSubscription: Subscription, DescribedByName {
    @usableFromInline
    package let name: String

    private let value: Any
    private let deliver: Locked<(() -> Void)?>

    /// Creates the subscription of the publisher of that name.
    @inlinable
    package convenience init<S: Subscriber>(_ downstream: S, value: S.Input, name: String) {
        self.init(value: value, name: name) {
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        }
    }

    @usableFromInline
    init(value: Any, name: String, deliver: @escaping () -> Void) {
        self.name = name
        self.value = value
        self.deliver = Locked(deliver)
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        deliver.withLock { $0.take() }?()
    }

    @usableFromInline
    package func cancel() {
        _ = deliver.withLock { $0.take() }
    }

    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [(nil, value)] }
}
