/// An error that says in words for people what went wrong, and what they can do.
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
/// Any other error is presented by `String(describing:)`. What Foundation's `LocalizedError` is to an alert. An error
/// that is one already says `extension SyncError: PresentableError { var title: String { localizedDescription } }`.
public protocol PresentableError: Error {
    /// A short sentence that describes the error.
    var title: String { get }

    /// Why it did, or nil if the title says all. `LocalizedError.failureReason`.
    var details: String? { get }

    /// A suggestion for the user. `LocalizedError.recoverySuggestion`.
    var recovery: String? { get }
}

extension PresentableError {
    /// The result of `String(describing:)`.
    public var title: String { String(describing: self) }

    /// None.
    public var details: String? { nil }

    /// None.
    public var recovery: String? { nil }
}

extension ValidationError: PresentableError {}
