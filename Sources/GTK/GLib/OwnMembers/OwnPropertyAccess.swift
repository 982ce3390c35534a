/// What may set a GObject property of a Swift class.
public enum OwnPropertyAccess: Sendable {
    /// C and Swift.
    case readWrite
    /// Swift alone; C reads it and is notified.
    case readOnly
}
