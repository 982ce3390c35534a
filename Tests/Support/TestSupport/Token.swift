/// An object whose end a test waits for, captured by the closures and objects that should released it.
public final class Token: Sendable {
    public init() {}
}
