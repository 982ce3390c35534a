import Dispatch

/// Runs a closure on another thread than the main one and waits for it.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group, execute: DispatchWorkItem(block: body))
    group.wait()
}
