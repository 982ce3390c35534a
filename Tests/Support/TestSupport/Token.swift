/// An object that detects leaks. Closures or other objects retain it, and a test waits until it is deallocated.
public final class Token: Sendable {
    public init() {}
}
