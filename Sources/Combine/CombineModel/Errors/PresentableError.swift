/// An error that provides a description for the user.
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
/// Other errors are presented with `String(describing:)`. The protocol corresponds to `LocalizedError` in Foundation.
/// With the trait `Foundation`, a `LocalizedError` is presented without a conformance to this protocol. Without the
/// trait, write `extension SyncError: PresentableError { var title: String { localizedDescription } }`. If another
/// package declares the error, write `@retroactive PresentableError`.
public protocol PresentableError: Error {
    /// A short sentence that describes the error.
    var title: String { get }

    /// The reason for the error, or nil if the title is sufficient. Corresponds to `LocalizedError.failureReason`.
    var details: String? { get }

    /// A suggestion for the user, or nil. Corresponds to `LocalizedError.recoverySuggestion`.
    var recovery: String? { get }
}

extension PresentableError {
    /// The default title, which is the result of `String(describing:)`.
    public var title: String { String(describing: self) }

    /// The default details, which are nil.
    public var details: String? { nil }

    /// The default suggestion, which is nil.
    public var recovery: String? { nil }
}

extension ValidationError: PresentableError {}
