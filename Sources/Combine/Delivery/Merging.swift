/// The inner subscription of an operator that sends on what several upstreams send, in the order it comes.
///
/// With demand without limit, requests so of every upstream. Otherwise requests one value at a time of each, and keeps
/// the one that comes when there is no demand. Finishes when all upstreams have and nothing is kept; fails when one does.
@usableFromInline
package final class Merging<Downstream: Subscriber>: Subscription, IndexedReceiver, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
    // Sendable because what is mutable is used only by the gate's owner.

    @usableFromInline
    package typealias Failure = Downstream.Failure

    @usableFromInline
    package let name: String

    @usableFromInline
    let downstream: Downstream

    @usableFromInline
    let gate = SerialGate()

    @usableFromInline
    let demand = AtomicDemand()

    private let slots: [UpstreamSlot]
    private var kept: [(index: Int, value: Downstream.Input)] = []
    private var finishedCount = 0

    /// Makes the inner subscription of the operator of that name.
    @usableFromInline
    package init(_ downstream: Downstream, name: String, upstreamCount: Int) {
        self.downstream = downstream
        self.name = name
        slots = (0..<upstreamCount).map { _ in UpstreamSlot() }
    }

    /// Subscribes to the upstream of that index.
    @inlinable
    @inline(__always)
    package func subscribe<P: Publisher>(to publisher: P, at index: Int)
    where P.Failure == Downstream.Failure, P.Output == Downstream.Input {
        publisher.subscribe(
            IndexedSubscriber<P.Output, Merging>(self, index: index) { self.receive($0, at: index) }
        )
    }

    @inlinable
    func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
        switch gate.enter() {
        case .entered:
            let more = deliver(value, at: index)
            gate.leave()
            return more
        case .nested: return deliver(value, at: index)
        case .busy:
            gate.handOver {
                let more = self.deliver(value, at: index)
                if more != .none { self.request(more, at: index) }
            }
            return .none
        }
    }

    @inlinable
    func deliver(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
        if demand.isUnlimited {
            _ = downstream.receive(value)
            return .none
        }
        return deliverCounting(value, at: index)
    }

    @usableFromInline
    func deliverCounting(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
        if demand.isTerminated { return .none }
        guard kept.isEmpty, demand.claimOne() else {
            kept.append((index, value))
            return .none
        }
        return answer(downstream.receive(value))
    }

    /// Counts what the downstream asked for, and returns what to ask of the upstream whose value it was.
    private func answer(_ more: Subscribers.Demand) -> Subscribers.Demand {
        if more != .none { add(more) }
        return demand.isUnlimited ? .none : .max(1)
    }

    private func add(_ more: Subscribers.Demand) {
        let wasUnlimited = demand.isUnlimited
        demand.add(more)
        deliverKept()
        if demand.isUnlimited, !wasUnlimited {
            for index in slots.indices { request(.unlimited, at: index) }
        }
        finishIfDone()
    }

    private func deliverKept() {
        while !kept.isEmpty, demand.claimOne() {
            let (index, value) = kept.removeFirst()
            let more = downstream.receive(value)
            if more != .none { demand.add(more) }
            if !demand.isUnlimited { request(.max(1), at: index) }
        }
    }

    @usableFromInline
    func request(_ more: Subscribers.Demand, at index: Int) {
        slots[index].state.subscription?.request(more)
    }

    private func perform(_ action: @escaping () -> Void) {
        switch gate.enter() {
        case .entered:
            action()
            gate.leave()
        case .nested: action()
        case .busy: gate.handOver(action)
        }
    }

    @usableFromInline
    package func receive(subscription: any Subscription, at index: Int) {
        guard slots[index].state.accept(subscription) else { return }
        subscription.request(demand.isUnlimited ? .unlimited : .max(1))
    }

    @usableFromInline
    package func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        guard slots[index].state.end() else { return }
        perform {
            self.finishedCount += 1
            if case .failure = completion { self.finish(completion) } else { self.finishIfDone() }
        }
    }

    private func finishIfDone() {
        if finishedCount == slots.count, kept.isEmpty { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        guard demand.terminate() else { return }
        kept = []
        for slot in slots { slot.state.cancel() }
        downstream.receive(completion: completion)
    }

    @usableFromInline
    package func request(_ more: Subscribers.Demand) {
        more.assertNonZero()
        perform { self.add(more) }
    }

    @usableFromInline
    package func cancel() {
        guard demand.terminate() else { return }
        for slot in slots { slot.state.cancel() }
        perform { self.kept = [] }
    }

    @usableFromInline
    package var description: String { name }

    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
