import Foundation

@testable import Combine

/// A thread that repeats a closure until it's stopped.
final class ThreadLoop: Sendable {
    private let isStopped = Locked(false)
    private let group = DispatchGroup()

    init(_ body: @escaping @Sendable (_ round: Int) -> Void) {
        Thread.detachNewThread(in: group) { [self] in
            var round = 0
            while !isStopped.value {
                round += 1
                body(round)
            }
        }
    }

    func stop() {
        isStopped.withLock { $0 = true }
        group.wait()
    }
}
