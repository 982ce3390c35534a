/// An error that a model throws to reject a value.
public struct ValidationError: Error, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    /// Creates an error with a message for the user.
    public init(_ reason: String) {
        description = reason
    }
}
