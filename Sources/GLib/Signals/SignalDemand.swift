import Combine
import Synchronization

/// How many events a subscriber still wants; any thread may add, the main thread takes.
///
/// Unlimited demand, by far the commonest, costs an event one relaxed load.
struct SignalDemand: ~Copyable {
    private let count = Atomic<Int>(0)
    private static var ended: Int { -1 }
    private static var unlimited: Int { .max }

    /// Adds demand; none is added to a subscription that ended.
    func add(_ demand: Subscribers.Demand) {
        let wanted = demand.max ?? SignalDemand.unlimited
        guard wanted > 0 else { return }
        var current = count.load(ordering: .relaxed)
        while current >= 0, current != SignalDemand.unlimited {
            let (sum, overflow) = current.addingReportingOverflow(wanted)
            let result = count.weakCompareExchange(
                expected: current,
                desired: overflow ? SignalDemand.unlimited : sum,
                ordering: .relaxed
            )
            if result.exchanged { return }
            current = result.original
        }
    }

    /// Takes one event's worth; false where none is wanted or the subscription ended.
    @inline(__always)
    func takeOne() -> Bool {
        let current = count.load(ordering: .relaxed)
        if current == SignalDemand.unlimited { return true }
        return current > 0 && takeOneOfFew(current)
    }

    /// Whether any event is wanted.
    var isPositive: Bool { count.load(ordering: .relaxed) > 0 }

    /// Ends the subscription; true for the one caller that did.
    func end() -> Bool {
        count.exchange(SignalDemand.ended, ordering: .acquiringAndReleasing) != SignalDemand.ended
    }

    /// Whether ``end()`` was called.
    var isEnded: Bool { count.load(ordering: .relaxed) == SignalDemand.ended }

    private func takeOneOfFew(_ found: Int) -> Bool {
        var current = found
        while current > 0, current != SignalDemand.unlimited {
            let result = count.weakCompareExchange(expected: current, desired: current - 1, ordering: .relaxed)
            if result.exchanged { return true }
            current = result.original
        }
        return current == SignalDemand.unlimited
    }
}
