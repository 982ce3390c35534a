import Dispatch

/// Calls a closure on another thread and waits until it returns.
///
/// Use this function to test code that must work on any thread. The closure must not wait for the calling thread.
public func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group, execute: DispatchWorkItem(block: body))
    group.wait()
}
