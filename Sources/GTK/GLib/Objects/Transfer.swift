/// The ownership of the reference that C passes with a pointer, in the terms of GObject introspection.
public enum Transfer: Sendable {
    /// The callee keeps its reference. A floating one is sunk, any other is added to.
    case none
    /// The callee keeps its reference, a floating one too: whoever called with it has yet to find the object an owner, and
    /// goes on using it. So for what C calls Swift with.
    case borrowed
    /// The caller is handed its own reference.
    case full
}
