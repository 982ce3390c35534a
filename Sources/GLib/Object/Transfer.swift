/// Who owns the reference that comes with a pointer from C, in GObject introspection's terms.
public enum Transfer: Sendable {
    /// The callee keeps its reference; a floating one is sunk, any other is added to.
    case none
    /// The caller is handed a reference of its own.
    case full
}
