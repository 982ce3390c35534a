/// The reason for which a model rejects a value, for models without a custom error type.
public struct ValidationError: Error, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    /// - Parameter reason: The message for the user.
    public init(_ reason: String) {
        description = reason
    }
}
