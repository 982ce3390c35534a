import CombineGtk

/// A window with a custom layout manager, like the example in gtk4-demo.
public final class LayoutWindow: Window {
    let board = TileBoard()

    /// Creates the window.
    public init() {
        super.init(properties: [:])
        title = "Layout Manager — Transition"
        setDefaultSize(600, height: 600)
        child = board
    }
}
