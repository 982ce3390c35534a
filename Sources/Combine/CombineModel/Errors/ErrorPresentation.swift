/// An error in words for people, as a dialog or a label shows it.
///
/// Of a ``PresentableError`` these are its own; of any other error the title is what `String(describing:)` makes of it.
public struct ErrorPresentation: Hashable, Sendable {
    /// What went wrong.
    public let title: String

    /// Why, and what the person can do about it; `nil` where the title says all.
    public let message: String?

    /// Creates the presentation of an error. For ``ActionError/failed(_:)``, it presents the underlying error.
    public init(_ error: any Error) {
        var error = error
        while case ActionError.failed(let cause) = error { error = cause }
        guard let error = error as? any PresentableError else {
            title = String(describing: error)
            message = nil
            return
        }
        title = error.title
        let sentences = [error.details, error.recovery].compactMap { $0 }.filter { !$0.isEmpty }
        message = sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
