import CombineModel

/// C's message is for people already, and in their language.
extension GLibError: PresentableError {
    public var title: String { message }
}
