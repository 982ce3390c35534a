#if Foundation
import Foundation
#endif

/// The description of an error for the user, for example in a dialog or a label.
///
/// A ``PresentableError`` provides the title and the message. With the trait `Foundation`, a `LocalizedError` or an
/// error of Foundation, such as `URLError`, also provides them. For any other error, the title is the result of
/// `String(describing:)`.
public struct ErrorPresentation: Hashable, Sendable {
    /// A short description of the error.
    public let title: String

    /// The reason for the error and a suggestion for the user, or nil if the error provides neither.
    public let message: String?

    /// Creates the presentation of an error.
    ///
    /// For ``ActionError/failed(_:)``, the underlying error is presented.
    public init(_ error: any Error) {
        var error = error
        while case ActionError.failed(let cause) = error { error = cause }
        let texts = Self.texts(of: error)
        title = texts.title
        let sentences = [texts.details, texts.recovery].compactMap { $0 }.filter { !$0.isEmpty }
        message = sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private static func texts(of error: any Error) -> (title: String, details: String?, recovery: String?) {
        if let error = error as? any PresentableError { return (error.title, error.details, error.recovery) }
        #if Foundation
        if let error = error as? any LocalizedError {
            return (error.errorDescription ?? "\(error)", error.failureReason, error.recoverySuggestion)
        }
        if error is any CustomNSError || type(of: error) is NSError.Type {
            return (error.localizedDescription, nil, nil)
        }
        #endif
        return (String(describing: error), nil, nil)
    }
}
