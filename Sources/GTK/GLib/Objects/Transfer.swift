/// The ownership transfer of a reference that C passes with a pointer, in the terms of GObject introspection.
public enum Transfer: Sendable {
    /// The callee keeps its reference. A floating reference is sunk, and for any other a new reference is added.
    case none
    /// The callee keeps its reference, even a floating one, because the caller still has to find an owner for the
    /// object and continues to use it. It's used for the arguments of C calls to Swift.
    case borrowed
    /// The caller receives its own reference.
    case full
}
