import CombineModel

/// C functions report error messages for users, in the user's language.
extension GLibError: PresentableError {
    public var title: String { message }
}
