import Combine
import Dispatch
import Synchronization

/// An object that delivers values to a main-actor closure in the order in which they were sent.
///
/// A value that is sent on the main thread is delivered immediately if no values are queued. Other values are queued
/// and delivered on Dispatch's main queue.
//
// The order is guaranteed as follows:
//
// - A lock protects the queue. Under the same lock, `isHeldUp` is set if the queue contains items or the delivery has
//   ended. Items are removed and delivered on the main thread only.
// - A value that is sent on the main thread while `isHeldUp` is false is delivered immediately. It can't overtake
//   another value: values that other threads sent earlier were queued earlier, and the main thread has already removed
//   them. This common case costs only a comparison of two thread identifiers and one atomic load.
// - Any other value is added to the end of the queue. If it's sent on the main thread, the whole queue is delivered
//   before `send` returns. If an outer call is already delivering the queue, a later block on Dispatch's main queue
//   delivers this value. Therefore, a value that a closure sends while other values are queued is delivered after them,
//   without nesting.
// - An item is removed from the queue before its closure is called. If the queue is then empty, a value that the
//   closure sends is delivered reentrantly. Therefore, a binding can detect an endless loop by its nesting depth.
// - A delivery of the queue delivers only the items that were queued when it began. Items that are added later are
//   delivered by another block on Dispatch's main queue. Therefore, a thread that keeps sending values doesn't block
//   the main loop. While items are queued, either such a block is scheduled (`isScheduled`) or a delivery is in
//   progress. If items remain when a delivery ends, it schedules another block.
// - Completions use the same queue, so they're delivered after all earlier values.
// - `end()` empties the queue and sets `isHeldUp` permanently. Later values are dropped. If another thread calls
//   `end()` during a delivery on the main thread, the call doesn't wait until the delivery ends.
//
// The length of the queue is unlimited, like that of Dispatch's main queue. A sender can't wait until the main thread
// has delivered its value, because the main thread might be waiting for the sender, which would cause a deadlock. If a
// stream sends values faster than its target can process them, reduce their number with `throttle`, `debounce` or
// `collect`.
@MainActor
@usableFromInline
package final class MainActorDelivery<Value> {
    private enum Item {
        case value(Value)
        case action(@MainActor () -> Void)
    }

    private struct QueueState {
        var items = Queue<Item>()
        /// A Boolean value that indicates whether a block on Dispatch's main queue is scheduled to deliver the items.
        var isScheduled = false
        var hasEnded = false

        /// Returns true if items are queued and no block is scheduled. The caller must then schedule a block.
        mutating func needsScheduling() -> Bool {
            if items.isEmpty || isScheduled { return false }
            isScheduled = true
            return true
        }
    }

    /// The queue. Values don't need to be `Sendable`, because a sender doesn't use a value after sending it.
    /// `receive(on:)` relies on the same assumption.
    private nonisolated let queue = Locked(QueueState())
    /// A Boolean value that indicates whether values are queued or the delivery has ended. While it's false, the main
    /// thread delivers a value without locking the queue.
    @usableFromInline nonisolated let isHeldUp = Atomic<Bool>(false)
    /// A Boolean value that indicates whether an outer call is delivering the queue.
    private var isDelivering = false
    // `nonisolated(unsafe)` is safe here, because the closure is called only on the main thread. The type of the
    // closure isn't isolated, so that `send(_:)` can call the closure after its own check. If the closure was passed to
    // `MainThread.enter`, it would be converted to the representation that generic functions use, which allocates
    // memory for each value.
    @usableFromInline nonisolated(unsafe) let receive: (Value) -> Void

    @usableFromInline
    package init(_ receive: @escaping @MainActor (Value) -> Void) { self.receive = receive }

    /// A Boolean value that indicates whether a value that this thread sends now is delivered immediately.
    @usableFromInline
    nonisolated var isImmediate: Bool {
        @inline(__always) get { MainThread.isCurrent && !isHeldUp.load(ordering: .acquiring) }
    }

    /// Delivers a value. Any thread can call this method.
    @inlinable
    package nonisolated func send(_ value: Value) {
        if isImmediate { receive(value) } else { append(value) }
    }

    /// Runs a closure on the main actor after all earlier values, from any thread.
    @usableFromInline
    package nonisolated func afterValues(_ body: @escaping @MainActor () -> Void) {
        if isImmediate { MainThread.enter(body) { $0() } } else { append(.action(body)) }
    }

    /// Drops all queued values and all values that arrive later. Any thread can call this method.
    @usableFromInline
    package nonisolated func end() {
        // Release the dropped values after unlocking. Releasing a value can run user code.
        let dropped = queue.withLock { queue in
            defer { queue.items = Queue() }
            queue.hasEnded = true
            isHeldUp.store(true, ordering: .releasing)
            return queue.items
        }
        withExtendedLifetime(dropped) {}
    }

    @usableFromInline
    nonisolated func append(_ value: Value) { append(.value(value)) }

    private nonisolated func append(_ item: Item) {
        let deliversHere = MainThread.isCurrent && !MainThread.enter(self) { $0.isDelivering }
        let needsScheduling = queue.withLock { queue in
            if queue.hasEnded { return false }
            queue.items.append(item)
            isHeldUp.store(true, ordering: .releasing)
            return !deliversHere && queue.needsScheduling()
        }
        if needsScheduling { scheduleDelivery() }
        if deliversHere { MainThread.enter(self) { $0.deliverQueue() } }
    }

    private nonisolated func scheduleDelivery() {
        DispatchQueue.main.async {
            self.queue.withLock { $0.isScheduled = false }
            self.deliverQueue()
        }
    }

    private func deliverQueue() {
        let outer = isDelivering
        isDelivering = true
        var count = queue.withLock { $0.items.count }
        while count > 0, let item = takeFirst() {
            count -= 1
            switch item {
            case .value(let value): receive(value)
            case .action(let body): body()
            }
        }
        isDelivering = outer
        if queue.withLock({ $0.needsScheduling() }) { scheduleDelivery() }
    }

    private nonisolated func takeFirst() -> Item? {
        queue.withLock { queue in
            let first = queue.items.popFirst()
            if queue.items.isEmpty, !queue.hasEnded { isHeldUp.store(false, ordering: .releasing) }
            return first
        }
    }
}

extension MainActorDelivery {
    /// Subscribes to a publisher, delivers its values, and passes its completion to a closure. Returns a cancellable
    /// that ends the delivery.
    //
    // The method isn't isolated, because the closures that it creates run on any thread.
    @inlinable
    package nonisolated func follow<Source: Publisher>(
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
