import CGtk

/// The components of a pattern, such as its color stops. A property that doesn't apply to the pattern's type is nil or
/// empty.
extension Pattern {
    /// A color stop of a gradient.
    public struct ColorStop: Hashable, Sendable {
        /// The position, from 0 at the beginning of the gradient to 1 at its end.
        public var offset: Double
        public var red: Double
        public var green: Double
        public var blue: Double
        public var alpha: Double

        /// Creates a color stop. The color is opaque by default.
        public init(offset: Double, red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.offset = offset
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// Adds a color stop to a gradient. `cairo_pattern_add_color_stop_rgba`.
    ///
    /// If you add two color stops at the same offset, the color changes abruptly there, from the first color to the
    /// second color. If the pattern isn't a gradient, the ``status`` becomes ``Status/patternTypeMismatch``.
    public func addColorStop(offset: Double, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        cairo_pattern_add_color_stop_rgba(pointer, offset, red, green, blue, alpha)
    }

    /// The color stops of a gradient, sorted by offset. `cairo_pattern_get_color_stop_rgba`.
    public var colorStops: [ColorStop] {
        var count: Int32 = 0
        guard cairo_pattern_get_color_stop_count(pointer, &count) == CAIRO_STATUS_SUCCESS else { return [] }
        return (0..<count).map { number in
            var stop = ColorStop(offset: 0, red: 0, green: 0, blue: 0)
            cairo_pattern_get_color_stop_rgba(
                pointer,
                number,
                &stop.offset,
                &stop.red,
                &stop.green,
                &stop.blue,
                &stop.alpha
            )
            return stop
        }
    }

    /// The color of a solid pattern. `cairo_pattern_get_rgba`.
    public var color: (red: Double, green: Double, blue: Double, alpha: Double)? {
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        guard cairo_pattern_get_rgba(pointer, &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS else { return nil }
        return (red, green, blue, alpha)
    }

    /// The surface of a surface pattern. `cairo_pattern_get_surface`.
    public var surface: CairoSurface? {
        var surface: OpaquePointer?
        guard cairo_pattern_get_surface(pointer, &surface) == CAIRO_STATUS_SUCCESS else { return nil }
        return surface.map { CairoSurface.fromPointer(UnsafeMutableRawPointer($0), transfer: .none) }
    }

    /// The end points of a linear gradient. `cairo_pattern_get_linear_points`.
    public var linearPoints: (x0: Double, y0: Double, x1: Double, y1: Double)? {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        guard cairo_pattern_get_linear_points(pointer, &x0, &y0, &x1, &y1) == CAIRO_STATUS_SUCCESS else { return nil }
        return (x0, y0, x1, y1)
    }

    /// The circles of a radial gradient. `cairo_pattern_get_radial_circles`.
    public var radialCircles: (x0: Double, y0: Double, radius0: Double, x1: Double, y1: Double, radius1: Double)? {
        var (x0, y0, radius0, x1, y1, radius1) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        let status = cairo_pattern_get_radial_circles(pointer, &x0, &y0, &radius0, &x1, &y1, &radius1)
        guard status == CAIRO_STATUS_SUCCESS else { return nil }
        return (x0, y0, radius0, x1, y1, radius1)
    }
}
