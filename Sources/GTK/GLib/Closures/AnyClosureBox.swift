/// The base class of closures that are passed to C, with the list in which they're recorded while C keeps them.
@_spi(Binding)
@MainActor
public class AnyClosureBox {
    /// The closures that C keeps for the same object.
    var siblings: KeptClosures?
    /// The position of this closure in the list.
    var position = 0

    nonisolated init() {}

    /// Removes the closure from the box and returns it, so that the caller can release it.
    func empty() -> Any? {
        fatalError("\(Self.self) has no closure")
    }
}
