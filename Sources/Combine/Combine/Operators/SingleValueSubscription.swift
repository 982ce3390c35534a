/// The subscription of a publisher of one value.
///
/// It sends the value on the first request, then finishes.
///
/// The subscriber is released when the subscription finishes or is cancelled. The class isn't generic, because
/// releasing a generic object looks up its type at run time. Operators such as `flatMap` release an object of this
/// class for each value.
@usableFromInline
package final class SingleValueSubscription: Subscription, DescribedByName {
    @usableFromInline package let name: String

    private let value: Any
    private let deliver: Locked<(() -> Void)?>

    /// Creates a subscription that sends a value to the given downstream. The name of the publisher serves as the
    /// description.
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
