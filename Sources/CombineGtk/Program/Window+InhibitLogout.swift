import Gtk

extension Window {
    /// Asks the desktop not to log out while the latest value of a stream is true, for example while there are unsaved
    /// changes.
    ///
    /// ```swift
    /// inhibitLogout(when: letter.$hasChanges, because: "The letter isn't saved.")
    /// ```
    ///
    /// If the user logs out, the desktop shows the reason and lets the user decide. The method has no effect without a
    /// session manager or if the window has no application. The effect ends when the window is closed or the stream
    /// completes. The method uses `gtk_application_inhibit`.
    ///
    /// - Returns: A disposable that allows logging out again. You can discard it.
    @discardableResult
    public func inhibitLogout(when isNeeded: some Publisher<Bool, Never>, because reason: String) -> any Disposable {
        var inhibition: AnyCancellable?
        return isNeeded.removeDuplicates().sink(on: self) { window, isNeeded in
            inhibition?.cancel()
            inhibition = isNeeded ? window.application?.inhibit(window, flags: .logout, reason: reason) : nil
        }
    }
}
