import Combine

/// Reports how much of an execution of an ``Action`` is done.
///
/// ```swift
/// lazy var export = Action<File, Void>(on: self) { model, file in
///     for (index, page) in model.pages.enumerated() {
///         try await model.write(page, to: file)
///         ActionProgress.current?.report(Double(index + 1) / Double(model.pages.count))
///     }
/// }
/// bar.reactive.fraction <~ model.export.progress.map { $0 ?? 0 }
/// ```
///
/// Any thread can report. The action's ``Action/progress`` changes on the main actor: immediately for a report on the main thread,
/// and for other threads as soon as the main thread is free. Of several reports until then, the last one counts. After the end of
/// the execution, reports have no effect.
public final class ActionProgress: Sendable {
    private struct State {
        var fraction: Double?
        var isScheduled = false
        var isOver = false
    }

    /// The progress of the execution that runs the current task, or nil outside of an action.
    ///
    /// The functions that the action's closure calls and the tasks that it creates have the same one, except detached tasks and
    /// work on dispatch queues. Pass it to those.
    public static var current: ActionProgress? { ofTask }

    @TaskLocal static var ofTask: ActionProgress?

    private let state = Locked(State())
    private let deliver: @MainActor @Sendable (Double?) -> Void

    init(deliver: @escaping @MainActor @Sendable (Double?) -> Void) {
        self.deliver = deliver
    }

    /// A Boolean value that indicates whether the execution has ended, for example because it was cancelled.
    ///
    /// Work on another thread can look at it and stop early.
    public var isOver: Bool { state.withLock { $0.isOver } }

    /// Reports how much is done.
    ///
    /// - Parameter fraction: The part that is done, from 0 to 1. Other numbers are clamped. The progress is unknown if
    ///   it is nil or NaN. It may be smaller than an earlier one.
    public func report(_ fraction: Double?) {
        let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        let schedules = state.withLock { state in
            if state.isOver { return false }
            state.fraction = known
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if schedules { MainThread.perform(self) { $0.deliverLast() } }
    }

    @MainActor
    private func deliverLast() {
        let (fraction, isOver) = state.withLock { state in
            state.isScheduled = false
            return (state.fraction, state.isOver)
        }
        if !isOver { deliver(fraction) }
    }

    /// Makes later reports have no effect.
    func end() {
        state.withLock { $0.isOver = true }
    }
}
