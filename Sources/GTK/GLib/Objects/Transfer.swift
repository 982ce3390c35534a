/// The ownership transfer of a reference that C passes with a pointer, in the terms of GObject introspection.
public enum Transfer: Sendable {
    /// The callee keeps its reference. A floating reference is sunk. Otherwise a new reference is added.
    case none
    /// The callee keeps its reference, even if it's floating, because the callee continues to use the object and may
    /// pass it to an owner later. This is used for the arguments of calls from C to Swift.
    case borrowed
    /// The caller receives its own reference.
    case full
}
