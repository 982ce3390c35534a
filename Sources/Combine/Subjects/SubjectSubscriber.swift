import Synchronization

/// Subscribes a subject to a publisher: sends on to the subject what it receives.
@usableFromInline
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    struct State {
        @usableFromInline
        var subject: Downstream?

        @usableFromInline
        var subscription: (any Subscription)?

        var isAwaiting: Bool { subject != nil && subscription == nil }
    }

    @usableFromInline
    let state: Mutex<UncheckedSendable<State>>

    @usableFromInline
    init(_ subject: Downstream) {
        state = Mutex(UncheckedSendable(State(subject: subject)))
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        let subject = state.withLock { state -> UncheckedSendable<Downstream?> in
            guard state.value.isAwaiting else { return UncheckedSendable(nil) }
            state.value.subscription = UncheckedSendable(subscription).value
            return UncheckedSendable(state.value.subject)
        }
        if let subject = subject.value {
            subject.send(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable
    func receive(_ input: Downstream.Output) -> Subscribers.Demand {
        subscribedSubject?.send(input)
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if subscribedSubject != nil { takeState().subject?.send(completion: completion) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        state.withLock { UncheckedSendable($0.value.subscription) }.value?.request(demand)
    }

    @usableFromInline
    func cancel() {
        takeState().subscription?.cancel()
    }

    /// The subject, while there is a subscription to send on from.
    @inlinable
    var subscribedSubject: Downstream? {
        state.withLock { UncheckedSendable($0.value.subscription == nil ? nil : $0.value.subject) }.value
    }

    private func takeState() -> State {
        state.withLock { state in
            let taken = UncheckedSendable(state.value)
            state.value = State()
            return taken
        }.value
    }

    @usableFromInline
    var description: String { "Subject" }

    @usableFromInline
    var customMirror: Mirror {
        let state = state.withLock { $0 }.value
        return Mirror(
            self,
            children: [
                ("downstreamSubject", state.subject as Any), ("upstreamSubscription", state.subscription as Any),
                ("subject", state.subject as Any),
            ]
        )
    }

    @usableFromInline
    var playgroundDescription: Any { description }
}
