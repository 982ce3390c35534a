import CGtk
@_spi(Binding) import GLib

/// Functions that build the current path, which can be filled, stroked or used as a clip region.
extension CairoContext {
    /// Clears the path. `cairo_new_path`.
    public func newPath() { cairo_new_path(pointer) }

    /// Begins a new subpath without a current point, for example before a separate arc. `cairo_new_sub_path`.
    public func newSubPath() { cairo_new_sub_path(pointer) }

    /// Closes the current subpath with a line to its beginning. `cairo_close_path`.
    public func closePath() { cairo_close_path(pointer) }

    /// Begins a new subpath at a point. `cairo_move_to`.
    public func moveTo(x: Double, y: Double) { cairo_move_to(pointer, x, y) }

    /// Adds a straight line to a point. `cairo_line_to`.
    ///
    /// If there is no current point, this method is equivalent to ``moveTo(x:y:)``.
    public func lineTo(x: Double, y: Double) { cairo_line_to(pointer, x, y) }

    /// Adds a cubic Bézier curve with two control points and an end point. `cairo_curve_to`.
    public func curveTo(x1: Double, y1: Double, x2: Double, y2: Double, x3: Double, y3: Double) {
        cairo_curve_to(pointer, x1, y1, x2, y2, x3, y3)
    }

    /// Begins a new subpath at an offset from the current point. `cairo_rel_move_to`.
    ///
    /// If there is no current point, this method and the other relative path methods set the ``status`` to
    /// ``Status/noCurrentPoint``.
    public func relativeMoveTo(x: Double, y: Double) { cairo_rel_move_to(pointer, x, y) }

    /// Adds a straight line to a point at an offset from the current point. `cairo_rel_line_to`.
    public func relativeLineTo(x: Double, y: Double) { cairo_rel_line_to(pointer, x, y) }

    /// Adds a cubic Bézier curve whose points are offsets from the current point. `cairo_rel_curve_to`.
    public func relativeCurveTo(x1: Double, y1: Double, x2: Double, y2: Double, x3: Double, y3: Double) {
        cairo_rel_curve_to(pointer, x1, y1, x2, y2, x3, y3)
    }

    /// Adds a rectangle as a closed subpath. `cairo_rectangle`.
    public func rectangle(x: Double, y: Double, width: Double, height: Double) {
        cairo_rectangle(pointer, x, y, width, height)
    }

    /// Adds a rectangle as a closed subpath. `cairo_rectangle`.
    public func rectangle(_ rectangle: CairoRectangle) {
        cairo_rectangle(pointer, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    }

    /// Adds a circular arc in the direction of increasing angles, which is clockwise on a screen. `cairo_arc`.
    ///
    /// If there is a current point, a line connects it to the beginning of the arc. With the default angles, the arc is
    /// a full circle.
    ///
    /// - Parameters:
    ///   - startAngle: The angle at the beginning, in radians. The angle 0 is in the direction of the positive x axis.
    ///   - endAngle: The angle at the end, in radians. If it's less than the start angle, cairo adds multiples of 2π.
    public func arc(
        centerX: Double,
        centerY: Double,
        radius: Double,
        from startAngle: Double = 0,
        to endAngle: Double = 2 * .pi
    ) {
        cairo_arc(pointer, centerX, centerY, radius, startAngle, endAngle)
    }

    /// Adds a circular arc in the direction of decreasing angles, which is counterclockwise on a screen.
    /// `cairo_arc_negative`.
    ///
    /// - Parameters:
    ///   - startAngle: The angle at the beginning, in radians. The angle 0 is in the direction of the positive x axis.
    ///   - endAngle: The angle at the end, in radians. If it's greater than the start angle, cairo subtracts multiples
    ///     of 2π.
    public func arcNegative(
        centerX: Double,
        centerY: Double,
        radius: Double,
        from startAngle: Double,
        to endAngle: Double
    ) {
        cairo_arc_negative(pointer, centerX, centerY, radius, startAngle, endAngle)
    }

    /// Adds the outline of text that begins at the current point. `cairo_text_path`.
    public func textPath(_ text: String) { cairo_text_path(pointer, terminated(text, "CairoContext.textPath(text)")) }

    /// Adds the outlines of glyphs at their positions. `cairo_glyph_path`.
    public func glyphPath(_ glyphs: [Glyph]) { glyphs.withCGlyphs { cairo_glyph_path(pointer, $0, $1) } }

    /// The current point, or nil if there is no current point. The next segment begins at this point.
    /// `cairo_get_current_point`.
    public var currentPoint: (x: Double, y: Double)? {
        guard cairo_has_current_point(pointer) != 0 else { return nil }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(pointer, &x, &y)
        return (x, y)
    }

    /// Returns a copy of the path in the current user coordinates. `cairo_copy_path`.
    ///
    /// The path is empty if the context has an error status.
    public func copyPath() -> Path { Path(taking: cairo_copy_path(pointer)) }

    /// Returns a copy of the path in which straight lines replace the curves. The lines deviate from the curves by at
    /// most ``tolerance``. `cairo_copy_path_flat`.
    public func copyFlatPath() -> Path { Path(taking: cairo_copy_path_flat(pointer)) }

    /// Appends the elements of another path. `cairo_append_path`.
    public func appendPath(_ path: Path) { path.withCPath { cairo_append_path(pointer, $0) } }
}
