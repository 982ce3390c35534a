/// A subscriber that forwards all events to a subject.
@usableFromInline
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription, DescribedByName {
    @usableFromInline
    struct State {
        @usableFromInline var subject: Downstream?
        @usableFromInline var subscription: (any Subscription)?

        var isAwaiting: Bool { subject != nil && subscription == nil }
    }

    @usableFromInline let state: Locked<State>

    @usableFromInline
    init(_ subject: Downstream) { state = Locked(State(subject: subject)) }

    @usableFromInline
    func receive(subscription: any Subscription) {
        let subject = state.withLock { state -> Downstream? in
            guard state.isAwaiting else { return nil }
            state.subscription = subscription
            return state.subject
        }
        if let subject { subject.send(subscription: self) } else { subscription.cancel() }
    }

    @inlinable
    func receive(_ input: Downstream.Output) -> Subscribers.Demand {
        subscribedSubject?.send(input)
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if subscribedSubject != nil { state.exchange(State()).subject?.send(completion: completion) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.subscription }?.request(demand)
    }

    @usableFromInline
    func cancel() { state.exchange(State()).subscription?.cancel() }

    /// The subject, or nil if there is no subscription.
    @inlinable
    var subscribedSubject: Downstream? {
        state.withLock { $0.subscription == nil ? nil : $0.subject }
    }

    @usableFromInline
    var name: String { "Subject" }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] {
        let state = state.value
        return [
            ("downstreamSubject", state.subject as Any), ("upstreamSubscription", state.subscription as Any),
            ("subject", state.subject as Any),
        ]
    }
}
