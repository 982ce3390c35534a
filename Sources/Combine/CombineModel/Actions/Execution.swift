import Combine

/// A single execution of an action.
@MainActor
final class Execution<Output> {
    /// The outcome of an execution.
    enum End {
        case completed
        case failed(any Error)
        case cancelled
    }

    private var receive: (@MainActor (Output) -> Void)?
    private var finish: (@MainActor (End) -> Void)?
    private let reportProgress: @MainActor (Double?) -> Void
    private var work: AnyCancellable?

    /// - Parameters:
    ///   - progress: A closure that receives the progress.
    ///   - receive: A closure that receives the values.
    ///   - finish: A closure that is called once, after the last value and the last progress report.
    init(
        progress: @escaping @MainActor (Double?) -> Void,
        receive: @escaping @MainActor (Output) -> Void,
        finish: @escaping @MainActor (End) -> Void
    ) {
        reportProgress = progress
        self.receive = receive
        self.finish = finish
        // `end(_:)` decrements the count again. It's always called, because an action that is deallocated ends its
        // execution.
        RunningActions.count += 1
    }

    private var isOver: Bool { finish == nil }

    /// Stores the cancellable of the work, or cancels it immediately if the execution has already ended.
    func keep(_ work: AnyCancellable) {
        if isOver { work.cancel() } else { self.work = work }
    }

    func send(_ value: Output) { receive?(value) }

    func report(_ fraction: Double?) {
        if !isOver { reportProgress(fraction) }
    }

    func end(_ end: End) {
        guard let finish = finish.take() else { return }
        receive = nil
        RunningActions.count -= 1
        // Keep the cancellable alive until the end of this method, because the cancellable may own this execution.
        let work = self.work.take()
        finish(end)
        work?.cancel()
    }

    /// Ends the execution with an error. If the error is a `CancellationError`, the execution counts as cancelled.
    func fail(_ error: any Error) { end(error is CancellationError ? .cancelled : .failed(error)) }
}
