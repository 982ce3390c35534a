/// The access to a GObject property of a Swift class.
public enum OwnPropertyAccess: Sendable {
    /// Both C and Swift can set it.
    case readWrite
    /// Only Swift sets it. C reads it and is notified.
    case readOnly
}
