import Gtk

extension Window {
    /// Tells the person of an error, in the words of a ``CombineModel/PresentableError``.
    ///
    /// ```swift
    /// while true {
    ///     do { return try await store.sync() } catch {
    ///         guard await window.present(error, retry: true) else { return }
    ///     }
    /// }
    /// ```
    ///
    /// A cancellation is nothing to tell of: it returns at once. Otherwise it ends as ``alert(_:_:_:)-(_,_,()->[Button])`` does.
    ///
    /// - Parameters:
    ///   - error: any error; one that has no words for people is shown by `String(describing:)`.
    ///   - retry: whether the person can ask for another attempt.
    ///   - retryTitle: the text of the button that does; “Try Again”, in the person's language, if left out.
    /// - Returns: whether the person asked for another attempt.
    @discardableResult
    public func present(_ error: any Error, retry: Bool = false, retryTitle: String? = nil) async -> Bool {
        if isCancellation(error) { return false }
        let words = ErrorPresentation(error)
        let answer = await alert(words.title, words.message) {
            if retry {
                Button(GTKText.cancel, .cancel)
                Button(retryTitle ?? PackageText["Try Again"], .suggested)
            } else {
                Button(GTKText.close, .cancel)
            }
        }
        return answer == .suggested
    }

    /// Shows an error to the user, for code that doesn't wait for the answer: `errors.sink(on: window) { $0.present($1) }`.
    public func present(_ error: any Error) {
        Task { [weak self] in _ = await self?.present(error, retry: false) }
    }
}

/// Returns a Boolean value that indicates whether an error only reports that the user or the program cancelled an operation.
private func isCancellation(_ error: any Error) -> Bool {
    switch error {
    case is CancellationError, ActionError.cancelled: true
    case ActionError.failed(let error): isCancellation(error)
    case let error as GLibError: error.isCancelled
    default: false
    }
}
