import CGtk

/// The source with which shapes are drawn.
extension CairoContext {
    /// Draws with a color from now on, `cairo_set_source_rgba`.
    ///
    /// - Parameters: A number from 0 to 1. A number outside of the range is clamped.
    public func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        cairo_set_source_rgba(pointer, red, green, blue, alpha)
    }

    /// Draws with a pattern from now on, `cairo_set_source`.
    ///
    /// Its place is fixed by the coordinates as they are now. One that is in error puts the context in error too.
    public func setSource(_ pattern: Pattern) {
        cairo_set_source(pointer, pattern.pointer)
    }

    /// Draws with what is on a surface from now on, `cairo_set_source_surface`.
    ///
    /// - Parameters:
    ///   - x: where the surface's origin is put.
    ///   - y: where the surface's origin is put.
    public func setSource(_ surface: CairoSurface, x: Double = 0, y: Double = 0) {
        cairo_set_source_surface(pointer, surface.pointer, x, y)
    }

    /// The pattern with which shapes are drawn. The default is black. `cairo_get_source`, `cairo_set_source`.
    public var source: Pattern {
        get { Pattern(wrapping: cairo_get_source(pointer), transfer: .none) }
        set { setSource(newValue) }
    }
}
