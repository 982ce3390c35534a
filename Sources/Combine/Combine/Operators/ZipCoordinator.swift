/// The values that one upstream has sent and that haven't been combined yet.
///
/// Only the owner of the coordinator's lock accesses the values. The runtime checks for exclusive access are therefore
/// disabled. With the checks, sending a pair would take three times as long.
@usableFromInline
package final class WaitingValues<Value>: AnyWaitingValues {
    @exclusivity(unchecked)
    @usableFromInline
    var queue = Queue<Value>()

    @usableFromInline
    package init() {}

    @inlinable
    package var isEmpty: Bool { queue.isEmpty }

    @inlinable
    package func popFirst() -> Value? { queue.popFirst() }

    @inlinable
    package func append(_ value: Value) { queue.append(value) }

    @inlinable
    package func removeAll() { queue = Queue() }
}

/// A type-erased ``WaitingValues``.
@usableFromInline
package protocol AnyWaitingValues: AnyObject {
    /// A Boolean value that indicates whether there are no waiting values.
    var isEmpty: Bool { get }

    func removeAll()
}

/// The subscription of an operator that combines the first values of several upstreams, then the second values, and so
/// on.
///
/// The subscription stores values until they can be combined. It finishes when an upstream has finished and has no
/// waiting values, and fails when an upstream fails. In both cases, the other upstreams are cancelled.
@usableFromInline
package final class ZipCoordinator<Downstream: Subscriber>: IndexedCoordinator<Downstream>, @unchecked Sendable {
    // Sendable because only the owner of the lock uses the mutable state.

    @usableFromInline let waiting: [any AnyWaitingValues]
    @usableFromInline let combine: () -> Downstream.Input?

    /// A Boolean value that indicates whether any upstream has finished. Guarded by `lock`, so exclusivity checks are
    /// disabled.
    @exclusivity(unchecked)
    @usableFromInline
    var hasFinished = false

    /// For each upstream, a Boolean value that indicates whether the upstream has finished. Guarded by `lock`.
    private var finished: [Bool]

    /// Creates the inner subscription. `combine` removes one value from each upstream and combines these values. If an
    /// upstream has no waiting value, `combine` returns nil and removes nothing.
    @usableFromInline
    package init(
        _ downstream: Downstream,
        waiting: [any AnyWaitingValues],
        combine: @escaping () -> Downstream.Input?
    ) {
        self.waiting = waiting
        self.combine = combine
        finished = waiting.map { _ in false }
        super.init(downstream, name: "Zip", upstreamCount: waiting.count)
    }

    /// Subscribes to the upstream with the given index, and stores its values in `waiting`.
    @inlinable
    package func subscribe<P: Publisher>(to publisher: P, at index: Int, waiting: WaitingValues<P.Output>)
    where P.Failure == Downstream.Failure {
        publisher.subscribe(
            IndexedSubscriber<P.Output, Downstream>(self, index: index) { value in
                self.receive(value, for: waiting, at: index)
            }
        )
    }

    @inlinable
    func receive<Value>(_ value: Value, for values: WaitingValues<Value>, at index: Int) -> Subscribers.Demand {
        lock.deliver {
            add(value, to: values, at: index)
        } orSchedule: {
            lock.schedule({ self.add(value, to: values, at: index) }, request: { self.request($0, at: index) })
        }
    }

    /// Stores a value, and sends a combination if every upstream has a value. Requests the downstream's new demand from
    /// the other upstreams, and returns it to the upstream that sent the value.
    @inlinable
    func add<Value>(_ value: Value, to values: WaitingValues<Value>, at index: Int) -> Subscribers.Demand {
        guard slots[index].state.isActive else { return .none }
        values.append(value)
        guard let combination = combine() else { return .none }
        let more = downstream.receive(combination)
        if more != .none { request(more, except: index) }
        if hasFinished { finishIfExhausted() }
        return more
    }

    @usableFromInline
    func finishIfExhausted() {
        if slots.indices.contains(where: { finished[$0] && waiting[$0].isEmpty }) { finish(.finished) }
    }

    override func releaseValues() {
        for values in waiting { values.removeAll() }
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        lock.perform {
            if self.slots[index].state.isOver { return }
            guard case .finished = completion, self.slots[index].state.end() else { return self.finish(completion) }
            self.finished[index] = true
            self.hasFinished = true
            self.finishIfExhausted()
        }
    }
}
