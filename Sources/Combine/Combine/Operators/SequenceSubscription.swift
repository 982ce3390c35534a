import Synchronization

/// The subscription of a publisher of a sequence's elements.
///
/// The current loop serves a request that is made during a value's delivery or while another thread sends. Therefore no
/// sequence overflows the stack and no thread waits. The type isn't generic over the sequence and the subscriber: the
/// sending closure is created where both types are known and is specialized for them, so that releasing the
/// subscription requires no type lookups.
@usableFromInline
final class SequenceSubscription: Subscription, DescribedByName {
    /// Everything that the sending closure uses, in one value, so that the closure has a single box as its context.
    @usableFromInline
    struct Source<Iterator: IteratorProtocol, Downstream: Subscriber> where Downstream.Input == Iterator.Element {
        @usableFromInline
        let downstream: Downstream

        @usableFromInline
        var next: Iterator.Element

        @usableFromInline
        var iterator: Iterator

        @usableFromInline
        let completion: Subscribers.Completion<Downstream.Failure>

        @inlinable
        init(
            downstream: Downstream,
            next: Iterator.Element,
            iterator: Iterator,
            completion: Subscribers.Completion<Downstream.Failure>
        ) {
            self.downstream = downstream
            self.next = next
            self.iterator = iterator
            self.completion = completion
        }

        /// Sends elements while there is demand, and the completion with the last element.
        @inlinable
        mutating func send(_ demand: borrowing AtomicDemand) {
            while demand.claimOne() {
                let value = next
                let following = iterator.next()
                let more = downstream.receive(value)
                if let following {
                    next = following
                    if more != .none { demand.add(more) }
                } else {
                    if demand.terminate() { downstream.receive(completion: completion) }
                    return
                }
            }
        }
    }

    @usableFromInline
    let demand = AtomicDemand()

    /// The number of requests and cancellations that haven't been served.
    ///
    /// The thread that increments it from zero serves all of them. Acquire and release order publish the changes of
    /// `send` from one such thread to the next.
    private let unserved = Atomic<Int>(0)

    /// Sends elements while there is demand. Only the serving thread uses it. It's nil after the end.
    private var send: ((SequenceSubscription) -> Void)?

    /// The sequence, for descriptions. It's kept until this object is deallocated, because a lock for it would cost as
    /// much as sending a value.
    private let sequence: Any

    private let nameAfterEnd: String
    private let otherChildren: [Mirror.Child]

    @usableFromInline
    init(
        sequence: Any,
        nameAfterEnd: String,
        otherChildren: [Mirror.Child],
        send: @escaping (SequenceSubscription) -> Void
    ) {
        self.sequence = sequence
        self.nameAfterEnd = nameAfterEnd
        self.otherChildren = otherChildren
        self.send = send
    }

    /// Creates the subscription of a subscriber, with the first element and an iterator over the rest.
    @inlinable
    convenience init<Elements: Sequence, Downstream: Subscriber>(
        _ downstream: Downstream,
        sequence: Elements,
        next: Elements.Element,
        iterator: Elements.Iterator,
        completion: Subscribers.Completion<Downstream.Failure> = .finished,
        nameAfterEnd: String = "Sequence",
        otherChildren: [Mirror.Child] = []
    ) where Downstream.Input == Elements.Element {
        var source = Source(downstream: downstream, next: next, iterator: iterator, completion: completion)
        self.init(sequence: sequence, nameAfterEnd: nameAfterEnd, otherChildren: otherChildren) {
            source.send($0.demand)
        }
    }

    @usableFromInline
    func request(_ more: Subscribers.Demand) {
        demand.add(more)
        serve()
    }

    @usableFromInline
    func cancel() {
        if demand.terminate() { serve() }
    }

    /// Sends the requested elements, or releases the subscriber after the end. If another thread is already sending,
    /// that thread does it.
    private func serve() {
        var seen = 1
        guard unserved.add(1, ordering: .acquiringAndReleasing).newValue == seen else { return }
        while true {
            if !demand.isTerminated { send?(self) }
            if demand.isTerminated { send = nil }
            let (isServed, unserved) = unserved.compareExchange(
                expected: seen,
                desired: 0,
                ordering: .acquiringAndReleasing
            )
            if isServed { return }
            seen = unserved
        }
    }

    @usableFromInline
    var name: String { current.map { "\($0)" } ?? nameAfterEnd }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { [("sequence", current ?? [])] + otherChildren }

    private var current: Any? { demand.isTerminated ? nil : sequence }
}
