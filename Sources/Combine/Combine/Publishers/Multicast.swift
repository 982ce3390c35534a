extension Publishers {
    /// A publisher that delivers its upstream's values through a subject, with one subscription to the upstream for all
    /// subscribers.
    ///
    /// Values are sent after ``connect()`` is called. Attach all subscribers first, so that none misses a value. A
    /// subscriber's requests are sent to the subject, which determines the demand for the upstream. Apple Combine's
    /// `Publishers.Multicast`, Rx's `multicast`.
    final public class Multicast<Upstream, SubjectType>: ConnectablePublisher
    where
        Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
        Upstream.Output == SubjectType.Output
    {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delivered.
        final public let upstream: Upstream

        /// The closure that creates the subject when it is first needed.
        final public let createSubject: () -> SubjectType

        private let madeSubject = Locked<SubjectType?>(nil)

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        @usableFromInline
        var subject: SubjectType {
            if let made = madeSubject.value { return made }
            // The subject is created without the lock, which the closure might need. If two threads create one at the
            // same time, the first one is used.
            let new = createSubject()
            return madeSubject.withLock { made in
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

        /// Subscribes the subject to the upstream, until the result is cancelled.
        @inlinable
        final public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }
}

/// The subscriber to the subject of a multicast.
///
/// It releases itself at the end of the subscription that was passed downstream. Therefore a subscriber that keeps that
/// subscription doesn't keep this object.
@usableFromInline
final class MulticastSubscriber<Downstream: Subscriber>: OperatorSubscription<Downstream>, Subscriber {
    /// The subscription that was passed downstream, which keeps this object. It's set before the subject's subscription
    /// is accepted. Afterwards another thread may read it.
    private weak var passedDown: ReleasableSubscription?

    @usableFromInline
    override func receive(subscription: any Subscription) {
        let own = ReleasableSubscription(self, name: name)
        if upstream.isAwaiting { passedDown = own }
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
        passedDown?.release()
        downstream.receive(completion: completion)
    }

    @usableFromInline
    override var mirrorChildren: [Mirror.Child] { [] }
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
