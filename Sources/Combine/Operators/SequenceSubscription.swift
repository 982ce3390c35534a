/// The subscription of a publisher of a sequence's elements: sends as many as requested, one ahead in the iterator so
/// as to complete with the last.
///
/// A request made from within a value is served by the loop under way, so that no sequence overflows the stack. The type
/// depends neither on the sequence's nor on the subscriber's: what sends is a closure made where both are known, which is
/// specialised for them, and releasing the subscription looks up no types.
@usableFromInline
final class SequenceSubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    /// All that the sending closure uses, so that it has one box and needs no context beside that.
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
        @inline(__always)
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

    private let lock = DeliveryLock()

    /// Sends elements while there is demand. Used by the lock's owner; `nil` once over, and while it runs.
    @exclusivity(unchecked)
    private var send: ((SequenceSubscription) -> Void)?

    private let sequence: Any

    @usableFromInline
    init(sequence: Any, send: @escaping (SequenceSubscription) -> Void) {
        self.sequence = sequence
        self.send = send
    }

    /// Makes the subscription of that subscriber, with the first element and what iterates over the rest.
    @inlinable
    convenience init<Elements: Sequence, Downstream: Subscriber>(
        _ downstream: Downstream,
        sequence: Elements,
        next: Elements.Element,
        iterator: Elements.Iterator,
        completion: Subscribers.Completion<Downstream.Failure> = .finished
    ) where Downstream.Input == Elements.Element {
        var source = Source(downstream: downstream, next: next, iterator: iterator, completion: completion)
        self.init(sequence: sequence) { source.send($0.demand) }
    }

    @usableFromInline
    func request(_ more: Subscribers.Demand) {
        more.assertNonZero()
        demand.add(more)
        lock.schedule { if self.send != nil { self.sendRequested() } }
    }

    private func sendRequested() {
        // Moved out while it runs, so that nobody releases it meanwhile, and back, which costs no retaining.
        var running: ((SequenceSubscription) -> Void)?
        swap(&running, &send)
        running?(self)
        if !demand.isTerminated { swap(&running, &send) }
    }

    @usableFromInline
    func cancel() {
        guard demand.terminate() else { return }
        lock.schedule { self.send = nil }
    }

    @usableFromInline
    var description: String { demand.isTerminated ? "Sequence" : "\(sequence)" }

    @usableFromInline
    var customMirror: Mirror {
        Mirror(self, children: [("sequence", demand.isTerminated ? [] : sequence as Any)])
    }

    @usableFromInline
    var playgroundDescription: Any { description }
}
