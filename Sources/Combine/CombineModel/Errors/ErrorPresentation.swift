/// The description of an error for the user, for example in a dialog or a label.
///
/// A ``PresentableError`` provides the texts. For any other error, the title is the result of `String(describing:)`.
public struct ErrorPresentation: Hashable, Sendable {
    /// A short description of the error.
    public let title: String

    /// The reason and what the user can do about it, or nil if the title is sufficient.
    public let message: String?

    /// Creates the presentation of an error.
    ///
    /// For ``ActionError/failed(_:)``, the underlying error is presented.
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
