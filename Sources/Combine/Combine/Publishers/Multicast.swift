extension Publishers {
    /// A publisher that shares one subscription to its upstream among all subscribers, through a subject.
    ///
    /// No values are sent until you call ``connect()``. Attach all subscribers first, so that they don't miss any
    /// values. Requests are sent to the subject, which determines the demand for the upstream. Corresponds to
    /// `multicast` in Rx.
    final public class Multicast<Upstream, SubjectType>: ConnectablePublisher
    where
        Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
        Upstream.Output == SubjectType.Output
    {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        final public let upstream: Upstream

        /// The closure that creates the subject on first use.
        final public let createSubject: () -> SubjectType

        private let createdSubject = Locked<SubjectType?>(nil)

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        @usableFromInline
        var subject: SubjectType {
            if let made = createdSubject.value { return made }
            // The closure runs without the lock, because it could use this publisher. If two threads create a subject
            // concurrently, both use the subject that is stored first.
            let new = createSubject()
            return createdSubject.withLock { made in
                let first = made ?? new
                made = first
                return first
            }
        }

        @inlinable
        final public func receive<S>(subscriber: S)
        where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            subject.subscribe(MulticastSubscriber(subscriber, name: "Multicast"))
        }

        /// Subscribes the subject to the upstream, and returns a cancellable that cancels the subscription.
        @inlinable
        final public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }
}

/// The subscriber for the subject of a multicast.
///
/// The downstream's subscription releases this object when the stream ends. Therefore, a subscriber that stores its
/// subscription doesn't retain this object forever.
@usableFromInline
final class MulticastSubscriber<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber {
    /// The subscription that was passed downstream. The reference is weak, because the subscription retains this
    /// object. The property is set before the subject's subscription is accepted, because other threads can read it
    /// afterwards.
    private weak var downstreamSubscription: ReleasableSubscription?

    @usableFromInline
    override func receive(subscription: any Subscription) {
        let own = ReleasableSubscription(self, name: name)
        if upstream.isAwaiting { downstreamSubscription = own }
        if upstream.accept(subscription) { downstream.receive(subscription: own) }
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        let more = downstream.receive(input)
        if more > .none { upstream.subscription?.request(more) }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.isActive, upstream.end() else { return }
        downstreamSubscription?.release()
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// Delivers this publisher's values through a subject that a closure creates.
    public func multicast<S>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers this publisher's values through a subject.
    public func multicast<S>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        multicast { subject }
    }
}
