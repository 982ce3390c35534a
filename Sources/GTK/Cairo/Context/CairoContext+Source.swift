import CGtk

/// What shapes are drawn with.
extension CairoContext {
    /// Draws with a colour from now on, `cairo_set_source_rgba`.
    ///
    /// - Parameters: from 0 to 1; what is beyond is taken as the nearer of the two.
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

    /// What shapes are drawn with; black to begin with. `cairo_get_source`, `cairo_set_source`.
    public var source: Pattern {
        get { Pattern(wrapping: cairo_get_source(pointer), transfer: .none) }
        set { setSource(newValue) }
    }
}
