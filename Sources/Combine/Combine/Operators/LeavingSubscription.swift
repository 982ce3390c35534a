import Synchronization

/// A subscription wrapper that leaves a shared connection when it's cancelled.
final class LeavingSubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let original: any Subscription
    private let connection: SharedConnection

    /// A Boolean value that indicates whether the subscription was cancelled. Relaxed order suffices, because the lock
    /// of the connection synchronizes the threads.
    private let hasLeft = Atomic<Bool>(false)

    init(_ subscription: any Subscription, connection: SharedConnection) {
        original = subscription
        self.connection = connection
    }

    func request(_ demand: Subscribers.Demand) {
        original.request(demand)
    }

    func cancel() {
        if !hasLeft.exchange(true, ordering: .relaxed) { connection.leave() }
        original.cancel()
    }

    var combineIdentifier: CombineIdentifier { original.combineIdentifier }
    var description: String { String(describing: original) }
    var customMirror: Mirror { Mirror(reflecting: original) }
    var playgroundDescription: Any { description }
}
