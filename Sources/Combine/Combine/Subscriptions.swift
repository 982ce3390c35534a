/// A namespace for types related to ``Subscription``.
public enum Subscriptions {
    /// A subscription that ignores requests and cancellation, for a publisher that sends only a completion.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    static let shared = EmptySubscription()

    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}

    var description: String { "Empty" }

    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    var playgroundDescription: Any { description }
}
