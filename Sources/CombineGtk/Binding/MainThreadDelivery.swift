import Dispatch
import GLib
import Synchronization

/// Hands values to a main-actor closure: at once where they come on the main thread, by Dispatch's main queue where
/// they come on another, and in the order they came.
//
// `@unchecked Sendable`: the pending values are behind the mutex, and the closure runs on the main thread only.
@usableFromInline
final class MainThreadDelivery<Value>: @unchecked Sendable {
    private struct Pending: @unchecked Sendable {
        var values: [Value] = []
    }

    private let pending = Mutex(Pending())
    /// Whether there are pending values, so that the common case, none, costs no lock.
    private let hasPending = Atomic<Bool>(false)
    /// Whether what is pending is not to be delivered any more.
    private let hasEnded = Atomic<Bool>(false)
    /// Called on the main thread only.
    private let receive: (Value) -> Void

    @usableFromInline
    init(_ receive: @escaping (Value) -> Void) {
        self.receive = receive
    }

    /// Whether a value that comes now may be handed to the closure by whoever has it, which may so be code that the compiler
    /// sees through.
    @usableFromInline
    var isImmediate: Bool { MainThread.isCurrent && !hasPending.load(ordering: .acquiring) }

    @usableFromInline
    func send(_ value: Value) {
        guard MainThread.isCurrent else { return enqueue(value) }
        if hasPending.load(ordering: .acquiring) { deliverPending() }
        receive(value)
    }

    /// Runs a closure on the main thread after the values that came before.
    @usableFromInline
    func afterValues(_ body: @escaping @MainActor () -> Void) {
        if MainThread.isCurrent {
            MainThread.assume {
                deliverPending()
                body()
            }
        } else {
            DispatchQueue.main.async {
                self.deliverPending()
                body()
            }
        }
    }

    /// Drops the values that came on other threads and are still to be delivered.
    @usableFromInline
    func end() {
        hasEnded.store(true, ordering: .releasing)
    }

    private func enqueue(_ value: Value) {
        // Unsafe only to the checker: the sender hands the value over, as publishers do when they change threads.
        nonisolated(unsafe) let value = value
        let isFirst = pending.withLock { pending in
            pending.values.append(value)
            return pending.values.count == 1
        }
        hasPending.store(true, ordering: .releasing)
        if isFirst { DispatchQueue.main.async { self.deliverPending() } }
    }

    private func deliverPending() {
        let taken = pending.withLock { pending in
            defer { pending.values = [] }
            return pending
        }
        hasPending.store(false, ordering: .releasing)
        for value in taken.values where !hasEnded.load(ordering: .acquiring) { receive(value) }
    }
}
