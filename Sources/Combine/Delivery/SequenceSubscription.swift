/// The subscription of a publisher of a sequence's elements: sends as many as requested, one ahead in the iterator so
/// as to complete with the last.
///
/// A request made from within a value is served by the loop under way, so that no sequence overflows the stack.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Elements.Element {
    @usableFromInline
    struct Source {
        @usableFromInline
        var downstream: Downstream

        @usableFromInline
        var next: Elements.Element

        @usableFromInline
        var iterator: Elements.Iterator

        @inlinable
        init(downstream: Downstream, next: Elements.Element, iterator: Elements.Iterator) {
            self.downstream = downstream
            self.next = next
            self.iterator = iterator
        }
    }

    @usableFromInline
    let demand = AtomicDemand()

    @usableFromInline
    let gate = SerialGate()

    /// Used by the gate's owner. `nil` once over.
    @usableFromInline
    var source: Source?

    private let sequence: Elements

    @usableFromInline
    let completion: Subscribers.Completion<Downstream.Failure>

    @inlinable
    convenience init(
        _ downstream: Downstream,
        sequence: Elements,
        next: Elements.Element,
        iterator: Elements.Iterator,
        completion: Subscribers.Completion<Downstream.Failure> = .finished
    ) {
        self.init(
            Source(downstream: downstream, next: next, iterator: iterator),
            sequence: sequence,
            completion: completion
        )
    }

    @usableFromInline
    init(_ source: Source, sequence: Elements, completion: Subscribers.Completion<Downstream.Failure>) {
        self.source = source
        self.sequence = sequence
        self.completion = completion
    }

    @inlinable
    func request(_ more: Subscribers.Demand) {
        more.assertNonZero()
        demand.add(more)
        switch gate.enter() {
        case .entered:
            sendRequested()
            gate.leave()
        case .nested: break
        case .busy: gate.handOver { self.sendRequested() }
        }
    }

    @inlinable
    func sendRequested() {
        // The source is taken out while values are sent, so that nobody changes it meanwhile.
        guard var source = source.take() else { return }
        while demand.claimOne() {
            let value = source.next
            let following = source.iterator.next()
            let more = source.downstream.receive(value)
            if let following {
                source.next = following
                if more != .none { demand.add(more) }
            } else {
                if demand.terminate() { source.downstream.receive(completion: completion) }
                return
            }
        }
        if !demand.isTerminated { self.source = source }
    }

    @usableFromInline
    func cancel() {
        guard demand.terminate() else { return }
        switch gate.enter() {
        case .entered:
            source = nil
            gate.leave()
        case .nested: source = nil
        case .busy: gate.handOver { self.source = nil }
        }
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
