import Gtk

extension Window {
    /// Asks the desktop not to log out while a stream's latest value is true, for example while changes aren't saved.
    ///
    /// ```swift
    /// inhibitLogout(when: letter.$hasChanges, because: "The letter isn't saved.")
    /// ```
    ///
    /// The desktop shows the reason to a user who logs out, and lets the user decide. It has no effect without a session manager, or
    /// if the window has no application. It ends with the window, and when the stream completes. `gtk_application_inhibit`.
    ///
    /// - Returns: A disposable that ends it earlier. You can discard it.
    @discardableResult
    public func inhibitLogout(when isNeeded: some Publisher<Bool, Never>, because reason: String) -> any Disposable {
        var inhibition: AnyCancellable?
        return isNeeded.removeDuplicates().sink(on: self) { window, isNeeded in
            inhibition?.cancel()
            inhibition = isNeeded ? window.application?.inhibit(window, flags: .logout, reason: reason) : nil
        }
    }
}
