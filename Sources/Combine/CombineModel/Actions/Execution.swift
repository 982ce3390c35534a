import Combine

/// A run of an action, with its values and a single end.
@MainActor
final class Execution<Output> {
    /// The ways in which a run can end.
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
    ///   - finish: A closure that is called once, after the last value and the last progress.
    init(
        progress: @escaping @MainActor (Double?) -> Void,
        receive: @escaping @MainActor (Output) -> Void,
        finish: @escaping @MainActor (End) -> Void
    ) {
        reportProgress = progress
        self.receive = receive
        self.finish = finish
    }

    private var isOver: Bool { finish == nil }

    /// Stores a cancellable until the run is cancelled. After the end of the run, it's cancelled immediately.
    func keep(_ work: AnyCancellable) {
        if isOver { work.cancel() } else { self.work = work }
    }

    func send(_ value: Output) {
        receive?(value)
    }

    func report(_ fraction: Double?) {
        if !isOver { reportProgress(fraction) }
    }

    func end(_ end: End) {
        guard let finish = finish.take() else { return }
        receive = nil
        // Kept to the end, because it may capture this run.
        let work = self.work.take()
        finish(end)
        work?.cancel()
    }

    /// Ends the run with the error of its closure. A cancellation isn't a failure.
    func fail(_ error: any Error) {
        end(error is CancellationError ? .cancelled : .failed(error))
    }
}
