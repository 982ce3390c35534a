import Combine
import Gtk

extension Window {
    /// Shows a brief message at the bottom of the window, with an optional button to undo the action.
    ///
    /// ```swift
    /// window.toast("3 notes deleted", undo: { store.undo() })
    /// ```
    ///
    /// - It disappears after some time, which starts again when the pointer leaves it. Only one toast is shown at a
    ///   time, and others wait.
    /// - It's drawn over the contents of the window. ``child`` and the focus don't change. Assistive technologies
    ///   receive it as an alert.
    /// - The closure is released with the toast and with the window. A window that was never shown traps. For a window
    ///   that was closed, nothing is shown and a message is logged.
    /// - Parameters:
    ///   - text: The message.
    ///   - duration: The time for which it is shown.
    ///   - undoTitle: The title of the button, or nil for the GTK title "Undo".
    ///   - undo: The closure that undoes the action. Without it, there is no button.
    /// - Returns: A disposable that removes the toast earlier. You can discard it.
    ///
    /// It corresponds to `AdwToast`, for a GTK window. A window with its own layout manager traps.
    @discardableResult
    public func toast(
        _ text: String,
        for duration: Duration = .seconds(5),
        undoTitle: String? = nil,
        undo: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        toast(text, for: duration, scheduler: MainContext.default, undoTitle: undoTitle, undo: undo)
    }

    /// Shows a toast with the time of a scheduler, which is virtual in tests.
    @discardableResult
    package func toast(
        _ text: String,
        for duration: Duration = .seconds(5),
        scheduler: some Scheduler,
        undoTitle: String? = nil,
        undo: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        let toast = Toast(text, buttonTitle: undoTitle ?? GTKText.undo, action: undo) { expire in
            // At most a century, which clocks can still represent.
            let nanoseconds = Int(min(max(duration / .nanoseconds(1), 0), 3e18))
            return AnyCancellable(scheduler.timer(after: .nanoseconds(nanoseconds), expire))
        }
        if canPresent("the toast \"\(text)\"") {
            ToastQueue.of(self).add(toast)
        } else {
            toast.end()
        }
        return toast
    }
}

extension Scheduler {
    /// Runs a closure once, later, unless it is cancelled.
    fileprivate func timer(after interval: SchedulerTimeType.Stride, _ body: @escaping () -> Void) -> any Cancellable {
        // Of the scheduling functions, only the one for repeated intervals can be cancelled.
        schedule(after: now.advanced(by: interval), interval: interval, body)
    }
}
