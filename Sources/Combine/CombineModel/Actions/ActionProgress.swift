import Combine

/// An object that reports the progress of an execution of an ``Action``.
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
/// You can report progress on any thread. The action's ``Action/progress`` property changes on the main actor. A report
/// on the main thread changes the property immediately. A report on another thread changes the property as soon as the
/// main thread is free. If several reports arrive before that time, only the last report has an effect. After the
/// execution has ended, reports have no effect.
public final class ActionProgress: Sendable {
    private struct State {
        var fraction: Double?
        var isScheduled = false
        var isOver = false
    }

    /// The progress of the execution that runs the current task, or nil outside of an action.
    ///
    /// The value is available in functions that the action's closure calls and in tasks that the closure creates.
    /// Detached tasks and closures on dispatch queues don't inherit the value. Pass the object to them explicitly.
    public static var current: ActionProgress? { ofTask }

    @TaskLocal static var ofTask: ActionProgress?

    private let state = Locked(State())
    private let deliver: @MainActor @Sendable (Double?) -> Void

    init(deliver: @escaping @MainActor @Sendable (Double?) -> Void) { self.deliver = deliver }

    /// A Boolean value that indicates whether the execution has ended, for example because it was cancelled.
    ///
    /// Code on another thread can check this property and stop early.
    public var isOver: Bool { state.withLock { $0.isOver } }

    /// Reports the progress of the execution.
    ///
    /// - Parameter fraction: The progress, from 0 to 1. Other numbers are clamped to this range. Pass nil or NaN if the
    ///   progress is unknown. The progress can decrease.
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

    /// Stops accepting reports. Later reports have no effect.
    func end() {
        state.withLock { $0.isOver = true }
    }
}
