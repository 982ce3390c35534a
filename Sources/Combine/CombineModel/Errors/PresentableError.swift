/// An error that describes, in words for the user, what went wrong and what to do.
///
/// ```swift
/// enum SyncError: PresentableError {
///     case offline
///
///     var title: String { "The notes could not be sent" }
///     var details: String? { "The server does not answer." }
///     var recovery: String? { "Try again when you are online." }
/// }
/// ```
///
/// Any other error is presented by `String(describing:)`. It corresponds to Foundation's `LocalizedError`. To present a
/// `LocalizedError`, write `extension SyncError: PresentableError { var title: String { localizedDescription } }`.
public protocol PresentableError: Error {
    /// A short sentence that describes the error.
    var title: String { get }

    /// The reason, or nil if the title is sufficient. `LocalizedError.failureReason`.
    var details: String? { get }

    /// A suggestion for the user. `LocalizedError.recoverySuggestion`.
    var recovery: String? { get }
}

extension PresentableError {
    /// The result of `String(describing:)`.
    public var title: String { String(describing: self) }

    /// The details, nil by default.
    public var details: String? { nil }

    /// The advice, nil by default.
    public var recovery: String? { nil }
}

extension ValidationError: PresentableError {}
