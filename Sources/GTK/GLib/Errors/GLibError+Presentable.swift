import CombineModel

/// The message of a `GError` is written for users, in the user's language.
extension GLibError: PresentableError {
    public var title: String { message }
}
