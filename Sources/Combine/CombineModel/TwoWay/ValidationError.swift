/// The reason why a model refuses a value, for models that have no error of their own.
public struct ValidationError: Error, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    /// - Parameter reason: the message for the user.
    public init(_ reason: String) {
        description = reason
    }
}
