import Foundation

/// A thread that runs its run loop until it is told to stop.
///
/// `@unchecked Sendable`: what is set is set before the initializer returns.
final class RunLoopThread: @unchecked Sendable {
    private(set) var thread: Thread!
    private(set) var runLoop: RunLoop!
    private var keepAlive: Timer!
    private let ended = DispatchSemaphore(value: 0)

    init() {
        let started = DispatchSemaphore(value: 0)
        thread = Thread { [unowned self] in
            runLoop = .current
            // A loop that has nothing to wait for does not run.
            keepAlive = Timer(timeInterval: 3600, repeats: true) { _ in }
            runLoop.add(keepAlive, forMode: .default)
            started.signal()
            while keepAlive.isValid, runLoop.run(mode: .default, before: .distantFuture) {}
            ended.signal()
        }
        thread.start()
        started.wait()
    }

    /// Returns when the thread runs nothing any more.
    func stop() {
        runLoop.add(
            Timer(fire: Date(), interval: 0, repeats: false) { _ in self.keepAlive.invalidate() },
            forMode: .default
        )
        ended.wait()
    }
}
