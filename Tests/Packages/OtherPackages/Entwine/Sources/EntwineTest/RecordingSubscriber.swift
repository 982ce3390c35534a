import Combine
import Entwine

/// A subscriber that records the numbers of the values that it receives.
@available(macOS 10.15, iOS 13.0, *)
public final class RecordingSubscriber<Input, Failure: Error>: Subscriber {
    public private(set) var values: [Input] = []

    public init() {}

    public func receive(subscription: Subscription) {
        subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {}
}
