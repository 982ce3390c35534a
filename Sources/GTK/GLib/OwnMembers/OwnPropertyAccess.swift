/// The access to a GObject property of a Swift class.
public enum OwnPropertyAccess: Sendable {
    /// Both C and Swift can set it.
    case readWrite
    /// Only Swift can set it. C can read it, and is notified of changes.
    case readOnly
}
