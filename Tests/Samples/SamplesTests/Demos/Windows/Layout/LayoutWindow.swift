import CombineGtk

/// The gtk4-demo example of a layout manager.
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
