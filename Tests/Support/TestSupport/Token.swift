/// An object that closures and other objects retain. A test waits for its deallocation.
public final class Token: Sendable {
    public init() {}
}
