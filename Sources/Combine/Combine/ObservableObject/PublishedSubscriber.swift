/// A subscriber that assigns values to a `@Published` property.
///
/// The property owns the subscription, which is cancelled when the property is deallocated.
struct PublishedSubscriber<Value>: Subscriber, DescribedByName {
    typealias Failure = Never

    private weak var storage: PublishedStorage<Value>?

    let combineIdentifier = CombineIdentifier()

    init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    func receive(subscription: any Subscription) {
        if let storage {
            storage.channel.broadcast.keep(subscription, requestingNow: true)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.value = input
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}

    var name: String { "PublishedSubscriber" }
}
