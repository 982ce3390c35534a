/// Who owns the reference that comes with a pointer from C, in GObject introspection's terms.
public enum Transfer: Sendable {
    /// The callee keeps its reference; a floating one is sunk, any other is added to.
    case none
    /// The callee keeps its reference, a floating one too: whoever called with it has yet to find the object an owner, and
    /// goes on using it. So for what C calls Swift with.
    case borrowed
    /// The caller is handed a reference of its own.
    case full
}
