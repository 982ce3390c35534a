import Gtk

extension Window {
    /// Shows a brief message at the bottom of the window, with an optional button to undo an action.
    ///
    /// ```swift
    /// window.toast("3 notes deleted", undo: { store.undo() })
    /// ```
    ///
    /// - The toast disappears after the given time, which starts again when the pointer leaves the toast. Only one
    ///   toast is visible at a time, and the others wait.
    /// - The toast is drawn over the content of the window. It doesn't change `child` or the focus. Assistive
    ///   technologies announce it as an alert.
    /// - The closure is released with the toast or when the window is closed. The method traps if the window was never
    ///   shown or has a custom layout manager. If the window is closed, the method logs a message and shows nothing.
    /// - Parameters:
    ///   - text: The message.
    ///   - duration: The time for which the toast is visible.
    ///   - undoTitle: The title of the button, or nil for the translated title "Undo".
    ///   - undo: A closure that undoes the action, or nil for a toast without a button.
    /// - Returns: A disposable that removes the toast. You can discard it.
    ///
    /// This method corresponds to `AdwToast`.
    @discardableResult
    public func toast(
        _ text: String,
        for duration: Duration = .seconds(5),
        undoTitle: String? = nil,
        undo: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        toast(text, for: duration, scheduler: MainContext.default, undoTitle: undoTitle, undo: undo)
    }

    /// Shows a toast, and measures its duration with a scheduler. Tests pass a scheduler with virtual time.
    @discardableResult
    package func toast(
        _ text: String,
        for duration: Duration = .seconds(5),
        scheduler: some Scheduler,
        undoTitle: String? = nil,
        undo: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        let toast = Toast(text, buttonTitle: undoTitle ?? GTKText.undo, action: undo) { expire in
            // Limits the time to about a century, which all clocks can represent.
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
    /// Calls a closure after an interval, and again after each further interval until the result is cancelled.
    fileprivate func timer(after interval: SchedulerTimeType.Stride, _ body: @escaping () -> Void) -> any Cancellable {
        // A toast needs a single call, but only the scheduling method for repeated calls returns a cancellable.
        schedule(after: now.advanced(by: interval), interval: interval, body)
    }
}
