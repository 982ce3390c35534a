/// A box for the latest value that one upstream has sent. The box is empty until the upstream sends a value.
///
/// Only the owner of the coordinator's lock accesses the value. The runtime checks for exclusive access are therefore
/// disabled. With the checks, sending a combination would take twice as long.
@usableFromInline
package final class LatestValue<Value> {
    @exclusivity(unchecked)
    @usableFromInline
    package var value: Value?

    @usableFromInline
    package init() {}
}

/// The subscription of an operator that combines the latest values of several upstreams.
///
/// Once every upstream has sent a value, each new value produces a combination. The combination is dropped if there is
/// no demand. A value that an upstream sends during the delivery of a combination is stored, but doesn't produce a
/// combination. The subscription finishes when all upstreams have finished, and fails when one fails.
@usableFromInline
package final class CombineLatestCoordinator<Downstream: Subscriber>: IndexedCoordinator<Downstream>,
    @unchecked Sendable
{
    // Sendable because only the owner of the lock uses the mutable state.

    @usableFromInline let combine: () -> Downstream.Input?

    /// A Boolean value that indicates whether a combination is being delivered. Guarded by `lock`, so exclusivity
    /// checks are disabled.
    @exclusivity(unchecked)
    @usableFromInline
    var isDelivering = false

    /// The number of finished upstreams, guarded by `lock`.
    private var finishedCount = 0

    /// Creates the inner subscription. `combine` returns nil until every upstream has sent a value.
    @usableFromInline
    package init(_ downstream: Downstream, upstreamCount: Int, combine: @escaping () -> Downstream.Input?) {
        self.combine = combine
        super.init(downstream, name: "CombineLatest", upstreamCount: upstreamCount)
    }

    /// Subscribes to the upstream with the given index, and stores its latest value in `latest`.
    @inlinable
    package func subscribe<P: Publisher>(to publisher: P, at index: Int, latest: LatestValue<P.Output>)
    where P.Failure == Downstream.Failure {
        publisher.subscribe(
            IndexedSubscriber<P.Output, Downstream>(self, index: index) { value in
                self.receive(value, for: latest, at: index)
            }
        )
    }

    @inlinable
    func receive<Value>(_ value: Value, for latest: LatestValue<Value>, at index: Int) -> Subscribers.Demand {
        lock.deliver {
            update(latest, value, at: index)
        } orSchedule: {
            schedule(value, for: latest, at: index)
        }
    }

    /// Schedules a value that arrives while another thread is delivering a combination. That thread stores the value
    /// after the delivery.
    @usableFromInline
    func schedule<Value>(_ value: Value, for latest: LatestValue<Value>, at index: Int) {
        lock.schedule {
            self.lock.afterDelivery {
                let more = self.update(latest, value, at: index)
                if more != .none { self.request(more, at: index) }
            }
        }
    }

    /// Stores a value and sends the combination. Requests the downstream's new demand from the other upstreams, and
    /// returns it to the upstream that sent the value.
    @inlinable
    func update<Value>(_ latest: LatestValue<Value>, _ value: Value, at index: Int) -> Subscribers.Demand {
        latest.value = value
        guard !isDelivering, let combination = combine(), demand.claimOne() else { return .none }
        isDelivering = true
        let more = downstream.receive(combination)
        isDelivering = false
        if more != .none {
            demand.add(more)
            request(more, except: index)
        }
        return more
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
        guard slots[index].state.end() else { return }
        switch lock.enter() {
        case .entered:
            countFinished(completion)
            lock.leave()
        case .nested: countFinished(completion)
        // Count the completion after the values that were scheduled earlier.
        case .unavailable: lock.schedule { self.lock.afterDelivery { self.countFinished(completion) } }
        }
    }

    private func countFinished(_ completion: Subscribers.Completion<Failure>) {
        finishedCount += 1
        if case .finished = completion, finishedCount < slots.count { return }
        finish(completion)
    }

    @usableFromInline
    override package func request(_ more: Subscribers.Demand) {
        demand.add(more)
        super.request(more)
    }
}
