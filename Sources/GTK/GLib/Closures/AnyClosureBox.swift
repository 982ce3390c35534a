/// The base class of boxes for Swift closures that are passed to C. If C keeps a closure on behalf of an object, the
/// box belongs to that object's `KeptClosures`.
@_spi(Binding)
@MainActor
public class AnyClosureBox {
    /// The list that contains this box, or nil if C doesn't keep the closure on behalf of an object.
    var siblings: KeptClosures?
    /// The index of this box in the list.
    var position = 0

    nonisolated init() {}

    /// Removes the closure from the box and returns the closure. The caller can then release the closure.
    func empty() -> Any? { fatalError("\(Self.self) must override empty()") }
}
