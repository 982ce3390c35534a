import Dispatch
import GLib
import Synchronization

/// Hands values to a main-actor closure: at once where they come on the main thread, by Dispatch's main queue where
/// they come on another, and in the order they came.
//
// `@unchecked Sendable`: the pending values are behind the mutex, and the closure runs on the main thread only.
final class MainThreadDelivery<Value>: @unchecked Sendable {
    private struct Pending: @unchecked Sendable {
        var values: [Value] = []
    }

    private let pending = Mutex(Pending())
    /// Whether there are pending values, so that the common case, none, costs no lock.
    private let hasPending = Atomic<Bool>(false)
    /// Called on the main thread only.
    private let receive: (Value) -> Void

    init(_ receive: @escaping (Value) -> Void) {
        self.receive = receive
    }

    @inline(__always)
    func send(_ value: Value) {
        guard MainThread.isCurrent else { return enqueue(value) }
        if hasPending.load(ordering: .acquiring) { deliverPending() }
        receive(value)
    }

    /// Runs a closure on the main thread after the values that came before.
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
        for value in taken.values { receive(value) }
    }
}
