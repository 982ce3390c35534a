/// The access to a GObject property of a Swift class.
public enum OwnPropertyAccess: Sendable {
    /// C and Swift.
    case readWrite
    /// Only Swift sets it. C reads it and is notified.
    case readOnly
}
