import CombineModel

/// The error messages of C functions are written for users, in the user's language.
extension GLibError: PresentableError {
    public var title: String { message }
}
