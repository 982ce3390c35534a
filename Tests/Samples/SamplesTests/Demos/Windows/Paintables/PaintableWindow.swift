import CombineGtk

/// The demonstration of paintables: a picture of one.
public final class PaintableWindow: Window {
    let picture: Picture

    /// Creates the window.
    ///
    /// - Parameter isAnimated: whether the sign turns.
    public init(isAnimated: Bool = false) {
        picture = Picture(paintable: isAnimated ? NuclearAnimation() : NuclearIcon())
        super.init(properties: [:])
        title = isAnimated ? "Nuclear Animation" : "Nuclear Icon"
        setDefaultSize(300, height: 200)
        child = picture
    }
}
