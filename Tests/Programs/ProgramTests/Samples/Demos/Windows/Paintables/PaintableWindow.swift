import CombineGtk

/// A window with custom paintables, like the example in gtk4-demo.
public final class PaintableWindow: Window {
    let picture: Picture

    /// Creates the window.
    ///
    /// - Parameter isAnimated: A Boolean value that indicates whether the sign rotates.
    public init(isAnimated: Bool = false) {
        picture = Picture(paintable: isAnimated ? NuclearAnimation() : NuclearIcon())
        super.init(properties: [:])
        title = isAnimated ? "Nuclear Animation" : "Nuclear Icon"
        setDefaultSize(300, height: 200)
        child = picture
    }
}
