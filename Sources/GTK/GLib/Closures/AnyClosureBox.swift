/// The base class of Swift closures that are passed to C. If C keeps a closure for an object, the closure is recorded
/// in that object's list.
@_spi(Binding)
@MainActor
public class AnyClosureBox {
    /// The list that contains this closure, or nil if C doesn't keep it for an object.
    var siblings: KeptClosures?
    /// The position of this closure in the list.
    var position = 0

    nonisolated init() {}

    /// Removes the closure from the box and returns it, so that the caller can release it.
    func empty() -> Any? {
        fatalError("\(Self.self) has no closure")
    }
}
