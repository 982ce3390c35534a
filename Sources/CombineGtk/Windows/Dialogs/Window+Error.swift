import Gtk

extension Window {
    /// Shows an error to the user, without waiting for the user to close the alert. A
    /// ``/CombineModel/PresentableError`` provides its own text.
    ///
    /// ```swift
    /// errors.sink(on: window) { window, error in window.presentError(error) }
    /// ```
    ///
    /// The alert also closes when the window closes. Errors that only report a cancellation aren't shown.
    ///
    /// - Parameter error: The error to show. For the text that is shown, see ``/CombineModel/ErrorPresentation``.
    public func presentError(_ error: any Error) {
        Task { [weak self] in _ = await self?.presentError(error, offeringRetry: false) }
    }

    /// Shows an error to the user, and returns a Boolean value that indicates whether to try again.
    ///
    /// ```swift
    /// while true {
    ///     do { return try await store.sync() } catch {
    ///         guard await window.presentError(error, offeringRetry: true) else { return }
    ///     }
    /// }
    /// ```
    ///
    /// If `offersRetry` is false, the method returns false after the user closes the message. For an error that only
    /// reports a cancellation, the method shows nothing and returns false immediately.
    ///
    /// - Parameters:
    ///   - error: The error to show. For the text that is shown, see ``/CombineModel/ErrorPresentation``.
    ///   - offersRetry: A Boolean value that indicates whether the alert has a button to try again.
    ///   - retryTitle: The title of that button. By default, it is "Try Again" in the user's language.
    @discardableResult
    public func presentError(
        _ error: any Error,
        offeringRetry offersRetry: Bool,
        retryTitle: String? = nil
    ) async -> Bool {
        if isCancellation(error) { return false }
        let words = ErrorPresentation(error)
        let answer = await alert(words.title, message: words.message) {
            if offersRetry {
                Button(GTKText.cancel, .cancel)
                Button(retryTitle ?? PackageText["Try Again"], .suggested)
            } else {
                Button(GTKText.close, .cancel)
            }
        }
        return answer == .suggested
    }
}

/// Returns a Boolean value that indicates whether an error only reports that the user or the program cancelled an
/// operation.
private func isCancellation(_ error: any Error) -> Bool {
    switch error {
    case is CancellationError, ActionError.cancelled: true
    case ActionError.failed(let error): isCancellation(error)
    case let error as GLibError: error.isCancelled
    default: false
    }
}
