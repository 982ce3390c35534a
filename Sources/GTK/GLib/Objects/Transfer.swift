/// A value that indicates whether C transfers ownership of a reference when it passes a pointer. The cases ``none`` and
/// ``full`` have the meaning that GObject introspection defines.
public enum Transfer: Sendable {
    /// The reference isn't transferred. If the reference is floating, the receiver sinks it. Otherwise, the receiver
    /// adds a reference.
    case none
    /// The reference isn't transferred, and the receiver doesn't sink it even if it's floating. The code that passes
    /// the reference continues to use the object and may later pass the object to an owner. Arguments of calls from C
    /// to Swift have this transfer.
    case borrowed
    /// The reference is transferred to the receiver.
    case full
}
