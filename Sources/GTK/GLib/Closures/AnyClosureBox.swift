/// What all closures on their way through C have in common: the list that they are recorded in, if C keeps them.
@_spi(Binding)
@MainActor
public class AnyClosureBox {
    /// The closures that C keeps for the same object.
    var siblings: KeptClosures?
    /// Where this one is among them.
    var position = 0

    nonisolated init() {}

    /// Takes the closure out, which lives as long as what this returns.
    func empty() -> Any? {
        fatalError("\(Self.self) holds no closure")
    }
}
