import CGtk

/// The source, which is the color, pattern or surface to draw with.
extension CairoContext {
    /// Sets a color as the source. `cairo_set_source_rgba`.
    ///
    /// - Parameters: The color components, from 0 to 1. Values outside of this range are clamped.
    public func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        cairo_set_source_rgba(pointer, red, green, blue, alpha)
    }

    /// Sets a pattern as the source. `cairo_set_source`.
    ///
    /// The pattern uses the user coordinates that are current when you call this method. If the pattern has an error
    /// status, the context gets the same status.
    public func setSource(_ pattern: Pattern) { cairo_set_source(pointer, pattern.pointer) }

    /// Sets a surface as the source. `cairo_set_source_surface`.
    ///
    /// - Parameters:
    ///   - x: The x coordinate at which to place the surface's origin.
    ///   - y: The y coordinate at which to place the surface's origin.
    public func setSource(_ surface: CairoSurface, x: Double = 0, y: Double = 0) {
        cairo_set_source_surface(pointer, surface.pointer, x, y)
    }

    /// The source pattern. The default is opaque black. `cairo_get_source`, `cairo_set_source`.
    public var source: Pattern {
        get { Pattern(wrapping: cairo_get_source(pointer), transfer: .none) }
        set { setSource(newValue) }
    }
}
