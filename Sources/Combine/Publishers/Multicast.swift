import Synchronization

extension Publishers {
    /// Delivers upstream's values through a subject, so that upstream is subscribed to once for all subscribers.
    ///
    /// Subscribes to upstream when connected, and to the subject for each subscriber. What a subscriber requests goes to
    /// the subject.
    final public class Multicast<Upstream, SubjectType>: ConnectablePublisher
    where
        Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
        Upstream.Output == SubjectType.Output
    {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delivered.
        final public let upstream: Upstream

        /// What makes the subject, when it is first needed.
        final public let createSubject: () -> SubjectType

        private let madeSubject = Mutex<UncheckedSendable<SubjectType?>>(UncheckedSendable(nil))

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        @usableFromInline
        var subject: SubjectType {
            if let made = madeSubject.withLock({ $0 }).value { return made }
            // Made without the lock, which the closure might need; of two that are made at once, the first is used.
            let new = UncheckedSendable(createSubject())
            return madeSubject.withLock { made in
                if made.value == nil { made.value = new.value }
                return UncheckedSendable(made.value ?? new.value)
            }.value
        }

        @inlinable
        @inline(__always)
        final public func receive<S>(subscriber: S)
        where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            subject.subscribe(MulticastSubscriber(subscriber))
        }

        /// Subscribes the subject to upstream, until the result is cancelled.
        @inlinable
        final public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }
}

/// The subscriber to the subject of a multicast.
@usableFromInline
final class MulticastSubscriber<Downstream: Subscriber>: Subscriber, Subscription, DescribedByName {
    @usableFromInline
    typealias Input = Downstream.Input

    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline
    let name = "Multicast"

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let upstream = SubscriptionState()

    @usableFromInline
    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        let more = downstream.receive(input)
        if more > .none { upstream.subscription?.request(more) }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.isActive, upstream.end() { downstream.receive(completion: completion) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        upstream.subscription?.request(demand)
    }

    @usableFromInline
    func cancel() {
        upstream.cancel()
    }
}

extension Publisher {
    /// Delivers this publisher's values through a subject that a closure makes.
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
