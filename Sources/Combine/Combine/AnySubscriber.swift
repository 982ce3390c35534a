/// A subscriber that hides the type of another subscriber, or that runs closures.
///
/// It forwards events unchanged.
@frozen
public struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
where Failure: Error {
    private let subscription: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private let base: Any?

    /// The identifier of the wrapped subscriber.
    public let combineIdentifier: CombineIdentifier

    /// Creates a subscriber that hides the type of the given subscriber.
    public init<S>(_ subscriber: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        subscription = { subscriber.receive(subscription: $0) }
        value = { subscriber.receive($0) }
        completion = { subscriber.receive(completion: $0) }
        base = subscriber
        combineIdentifier = subscriber.combineIdentifier
    }

    /// Creates a subscriber that requests unlimited values and forwards all events to a subject.
    public init<S>(_ subject: S) where Input == S.Output, Failure == S.Failure, S: Subject {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber that runs closures.
    ///
    /// If `receiveValue` is nil, the subscriber ignores values and doesn't request more.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscription = receiveSubscription ?? { _ in }
        value = receiveValue ?? { _ in .none }
        completion = receiveCompletion ?? { _ in }
        base = nil
        combineIdentifier = CombineIdentifier()
    }

    /// Forwards the subscription.
    public func receive(subscription: any Subscription) { self.subscription(subscription) }

    /// Forwards a value.
    public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }

    /// Forwards the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }

    /// The description of the wrapped subscriber. If that subscriber has no description, the value is the name of the
    /// subscriber's type. If there is no wrapped subscriber, the value is "Anonymous AnySubscriber".
    public var description: String {
        guard let base else { return "Anonymous AnySubscriber" }
        return (base as? any CustomStringConvertible)?.description ?? String(describing: type(of: base))
    }

    /// The mirror of the wrapped subscriber. If that subscriber doesn't provide a mirror, the value is a mirror without
    /// children. If there is no wrapped subscriber, the value is a mirror of the description.
    public var customMirror: Mirror {
        guard let base else { return Mirror(reflecting: description) }
        return (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: EmptyCollection())
    }

    /// The playground description of the wrapped subscriber, or its description if it has no playground description.
    public var playgroundDescription: Any {
        (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }
}
