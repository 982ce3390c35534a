import Synchronization

/// The subscription of a publisher of a sequence's elements: sends as many as requested, and the completion with the last,
/// for which it is one element ahead in the iterator.
///
/// The current loop serves a request that is made during a value's delivery or while another thread sends. Therefore no
/// sequence overflows the stack and no thread waits. The type isn't generic over the sequence and the subscriber: the
/// sending closure is created where both types are known and is specialized for them, so that releasing the
/// subscription requires no type lookups.
@usableFromInline
final class SequenceSubscription: Subscription, DescribedByName {
    /// Everything that the sending closure uses, so that it has a single box and no other context.
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

        /// Sends elements while there is demand, and the completion with the last.
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
    /// The thread that increments it from zero serves them all. Acquiring and releasing pass `send` from one such
    /// thread to the next.
    private let unserved = Atomic<Int>(0)

    /// Sends elements while there is demand. Used by the serving thread alone, or nil once over.
    private var send: ((SequenceSubscription) -> Void)?

    /// The sequence, for descriptions. Kept until this is released: a lock for it would cost as much as a value.
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

    /// Creates the subscription of that subscriber, with the first element and an iterator over the rest.
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

    /// Sends what is requested, or releases the subscriber if over. Leaves that to the thread that does so already.
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
