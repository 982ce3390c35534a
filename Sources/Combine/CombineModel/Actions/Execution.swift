import Combine

/// A run of an action: its values, and its end, of which there is one.
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
    ///   - progress: Receives the progress.
    ///   - receive: Receives the values.
    ///   - finish: Is called once, after the last value and the last progress.
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

    /// Keeps a cancellable until the run is cancelled. After the end of the run, cancels it immediately.
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
        // Held to the end: what it captures may hold this run.
        let work = self.work.take()
        finish(end)
        work?.cancel()
    }

    /// Ends the run as its closure's error says: what was cancelled has not failed.
    func fail(_ error: any Error) {
        end(error is CancellationError ? .cancelled : .failed(error))
    }
}
