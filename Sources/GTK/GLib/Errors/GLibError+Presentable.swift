import CombineModel

/// The messages of C functions are written for users, and in their language.
extension GLibError: PresentableError {
    public var title: String { message }
}
