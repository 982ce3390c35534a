/// The access that C code has to a GObject property of a Swift class.
public enum OwnPropertyAccess: Sendable {
    /// Both C and Swift code can set the property.
    case readWrite
    /// Only Swift code can set the property. C code can read it and observe its changes.
    case readOnly
}
