/// How many wrappers and signal connections are alive, for tests of lifetimes.
@MainActor
public enum LiveCount {
    /// Swift objects that wrap a `GObject`.
    public internal(set) static var objects = 0
    /// Closures connected to signals by this library.
    public internal(set) static var connections = 0
}
