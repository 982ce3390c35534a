import Foundation

/// A thread that runs its run loop until it's stopped.
///
/// Sendable because its properties are set before the initializer returns.
final class RunLoopThread: @unchecked Sendable {
    private(set) var thread: Thread!
    private(set) var runLoop: RunLoop!
    private var keepAlive: Timer!
    private let ended = DispatchSemaphore(value: 0)

    init() {
        let started = DispatchSemaphore(value: 0)
        thread = Thread { [unowned self] in
            runLoop = .current
            // A run loop without a source returns immediately.
            keepAlive = Timer(timeInterval: 3600, repeats: true) { _ in }
            runLoop.add(keepAlive, forMode: .default)
            started.signal()
            while keepAlive.isValid, runLoop.run(mode: .default, before: .distantFuture) {}
            ended.signal()
        }
        thread.start()
        started.wait()
    }

    /// Stops the thread, and returns when it has ended.
    func stop() {
        runLoop.add(
            Timer(fire: Date(), interval: 0, repeats: false) { _ in self.keepAlive.invalidate() },
            forMode: .default
        )
        ended.wait()
    }
}
