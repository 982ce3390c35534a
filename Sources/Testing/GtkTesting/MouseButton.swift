extension User {
    /// A button of a mouse.
    public enum MouseButton: Int, Sendable {
        case primary = 1
        case middle = 2
        case secondary = 3
    }
}
