import Combine
import Dispatch
import Synchronization

/// Delivers values to a main-actor closure, in the order in which they were sent, until ``end()`` is called. A value
/// that is sent on the main thread while no others wait is delivered immediately. Other values are queued for
/// Dispatch's main queue.
//
// The order is guaranteed as follows:
//
// - The queue changes only under the lock. Under the same lock, `isHeldUp` indicates whether the queue contains
//   anything or the delivery has ended. Items are removed, and the closure is called, only on the main thread.
// - A value that is sent on the main thread while `isHeldUp` is false is delivered immediately, and is the latest
//   value. Anything that another thread sent earlier was queued earlier, and was removed on this thread before this
//   load. Therefore the common path costs a comparison of two threads and one load.
// - Any other value is added to the end of the line. On the main thread the whole line is then delivered before the
//   send returns, with that value last. If a delivery of the line is already in progress further up the stack, it
//   delivers the value. Therefore a value that a closure sends while others wait is delivered after them, without
//   nesting.
// - An item that is removed before its closure is called counts as delivered. What the closure then sends while the
//   queue is empty is delivered within it, as it would be without other threads. Therefore a loop is found by its
//   depth.
// - A delivery of the queue ends after as many items as the queue had when it began. Later items get another turn on
//   Dispatch's main queue, so that a thread that keeps sending doesn't block the main loop. Whenever an item is queued,
//   such a turn is scheduled (`isScheduled`), or a delivery is in progress that schedules one when it ends.
// - Completions use the same queue, so they arrive after all earlier values.
// - `end()` empties the line and sets `isHeldUp` permanently, under the lock. Later values find it set, and then find
//   the end under the lock. If another thread calls `end()` during a delivery on the main thread, it doesn't wait for
//   that delivery.
//
// The senders limit the length of the line, as for Dispatch's main queue: the line stores everything that other threads
// send until the main thread delivers. A sender can't wait for that, because the main thread might be waiting for the
// sender (`sync`, a group, a lock), and both would wait forever. If a stream is faster than its target, thin it out
// before the binding with `throttle`, `debounce` or `collect`.
@MainActor
@usableFromInline
package final class MainActorDelivery<Value> {
    private enum Item {
        case value(Value)
        case action(@MainActor () -> Void)
    }

    private struct Line {
        var items = Queue<Item>()
        /// A Boolean value that indicates whether a turn on Dispatch's main queue will deliver what is in line.
        var isScheduled = false
        var hasEnded = false

        /// Requests a turn if an item is queued and no turn is scheduled. Returns whether the caller must start it.
        mutating func needsTurn() -> Bool {
            if items.isEmpty || isScheduled { return false }
            isScheduled = true
            return true
        }
    }

    /// Values don't need to be `Sendable`, because the sender doesn't use a value after sending it, as with
    /// `receive(on:)`.
    private nonisolated let line = Locked(Line())
    /// A Boolean value that indicates whether values are queued or the delivery has ended. In the common case it's
    /// false, and no lock is needed.
    @usableFromInline nonisolated let isHeldUp = Atomic<Bool>(false)
    /// A Boolean value that indicates whether the line is being delivered, further up the stack.
    private var isDelivering = false
    @usableFromInline nonisolated let receive: @MainActor (Value) -> Void

    @usableFromInline
    package init(_ receive: @escaping @MainActor (Value) -> Void) {
        self.receive = receive
    }

    /// A Boolean value that indicates whether a value that arrives now is passed to the closure immediately.
    @usableFromInline
    nonisolated var isImmediate: Bool {
        @inline(__always) get { MainThread.isCurrent && !isHeldUp.load(ordering: .acquiring) }
    }

    /// Delivers a value. Any thread can call it.
    @inlinable
    package nonisolated func send(_ value: Value) {
        if isImmediate { MainThread.enter((receive, value)) { $0.0($0.1) } } else { append(value) }
    }

    /// Runs a closure on the main actor after all earlier values, from any thread.
    @usableFromInline
    package nonisolated func afterValues(_ body: @escaping @MainActor () -> Void) {
        if isImmediate { MainThread.enter(body) { $0() } } else { append(.action(body)) }
    }

    /// Drops all values that haven't been delivered yet or that arrive later. Any thread can call it.
    @usableFromInline
    package nonisolated func end() {
        // Released after unlocking, because that can run a user's code.
        let dropped = line.withLock { line in
            defer { line.items = Queue() }
            line.hasEnded = true
            isHeldUp.store(true, ordering: .releasing)
            return line.items
        }
        withExtendedLifetime(dropped) {}
    }

    @usableFromInline
    nonisolated func append(_ value: Value) {
        append(.value(value))
    }

    private nonisolated func append(_ item: Item) {
        let deliversHere = MainThread.isCurrent && !MainThread.enter(self) { $0.isDelivering }
        let needsTurn = line.withLock { line in
            if line.hasEnded { return false }
            line.items.append(item)
            isHeldUp.store(true, ordering: .releasing)
            return !deliversHere && line.needsTurn()
        }
        if needsTurn { takeTurn() }
        if deliversHere { MainThread.enter(self) { $0.deliverLine() } }
    }

    private nonisolated func takeTurn() {
        DispatchQueue.main.async {
            self.line.withLock { $0.isScheduled = false }
            self.deliverLine()
        }
    }

    /// Delivers the queued values.
    private func deliverLine() {
        let outer = isDelivering
        isDelivering = true
        var count = line.withLock { $0.items.count }
        while count > 0, let item = takeFirst() {
            count -= 1
            switch item {
            case .value(let value): receive(value)
            case .action(let body): body()
            }
        }
        isDelivering = outer
        if line.withLock({ $0.needsTurn() }) { takeTurn() }
    }

    private func takeFirst() -> Item? {
        line.withLock { line in
            let first = line.items.popFirst()
            if line.items.isEmpty, !line.hasEnded { isHeldUp.store(false, ordering: .releasing) }
            return first
        }
    }
}

extension MainActorDelivery {
    /// Delivers a publisher's values, and then calls a closure for its completion. Returns a cancellable that ends the
    /// delivery.
    @inlinable
    package func follow<Source: Publisher>(
        _ source: Source,
        _ complete: @escaping @MainActor (Subscribers.Completion<Source.Failure>) -> Void
    ) -> AnyCancellable where Source.Output == Value {
        let subscription = source.sink { completion in
            self.afterValues { complete(completion) }
        } receiveValue: { value in
            self.send(value)
        }
        return AnyCancellable {
            self.end()
            subscription.cancel()
        }
    }
}
