import CGtk

/// The source with which shapes are drawn.
extension CairoContext {
    /// Sets the color to draw with, `cairo_set_source_rgba`.
    ///
    /// - Parameters: A number from 0 to 1. A number outside of the range is clamped.
    public func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        cairo_set_source_rgba(pointer, red, green, blue, alpha)
    }

    /// Sets the pattern to draw with, `cairo_set_source`.
    ///
    /// The current coordinates determine its position. A pattern with an error status also sets that of the context.
    public func setSource(_ pattern: Pattern) {
        cairo_set_source(pointer, pattern.pointer)
    }

    /// Sets the surface to draw with, `cairo_set_source_surface`.
    ///
    /// - Parameters:
    ///   - x: The x coordinate of the surface's origin.
    ///   - y: The y coordinate of the surface's origin.
    public func setSource(_ surface: CairoSurface, x: Double = 0, y: Double = 0) {
        cairo_set_source_surface(pointer, surface.pointer, x, y)
    }

    /// The pattern with which shapes are drawn. The default is black. `cairo_get_source`, `cairo_set_source`.
    public var source: Pattern {
        get { Pattern(wrapping: cairo_get_source(pointer), transfer: .none) }
        set { setSource(newValue) }
    }
}
