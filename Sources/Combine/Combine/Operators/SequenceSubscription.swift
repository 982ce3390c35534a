import Synchronization

/// The subscription of a publisher that sends the elements of a sequence.
///
/// If a request is made while a thread is sending, the loop on that thread serves it. Therefore, reentrant requests
/// don't overflow the stack, and no thread waits.
///
/// The type isn't generic over the sequence and the subscriber, because releasing a generic object looks up types at
/// run time. Instead, it stores a closure that is specialized for both types.
@usableFromInline
final class SequenceSubscription: Subscription, DescribedByName {
    /// The values that the sending closure uses. They're stored in one struct, so that the closure captures a single
    /// box.
    @usableFromInline
    struct Source<Iterator: IteratorProtocol, Downstream: Subscriber> where Downstream.Input == Iterator.Element {
        @usableFromInline let downstream: Downstream
        @usableFromInline var next: Iterator.Element
        @usableFromInline var iterator: Iterator
        @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>

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

        /// Sends elements while there is demand, and sends the completion after the last element.
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

    @usableFromInline let demand = AtomicDemand()

    /// The number of requests and cancellations that haven't been handled.
    ///
    /// The thread that increments the number from zero handles all requests and cancellations. With acquire and release
    /// order, the next thread that handles requests sees this thread's changes to `send`.
    private let unserved = Atomic<Int>(0)

    /// The closure that sends elements while there is demand, or nil after the subscription has ended. Only the thread
    /// that handles requests uses this property.
    private var send: ((SequenceSubscription) -> Void)?

    /// The sequence, for display in descriptions. It isn't released when the subscription ends, because that would
    /// require a lock, which costs as much as sending a value.
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

    /// Creates a subscription that sends the element `next` and then the elements that `iterator` returns.
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
    /// leaves the work to that thread.
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
