import CGtk

extension CairoContext {
    /// Paints the source over the whole clip region. `cairo_paint_with_alpha`.
    ///
    /// - Parameter alpha: The opacity, from 0 to 1.
    public func paint(alpha: Double = 1) { cairo_paint_with_alpha(pointer, alpha) }

    /// Draws the source, using a pattern as the alpha mask. `cairo_mask`.
    public func mask(_ pattern: Pattern) { cairo_mask(pointer, pattern.pointer) }

    /// Draws the source, using a surface as the alpha mask. `cairo_mask_surface`.
    ///
    /// - Parameters:
    ///   - x: The x coordinate at which to place the surface's origin.
    ///   - y: The y coordinate at which to place the surface's origin.
    public func mask(_ surface: CairoSurface, x: Double = 0, y: Double = 0) {
        cairo_mask_surface(pointer, surface.pointer, x, y)
    }

    /// Fills the path, and then clears the path. `cairo_fill`.
    ///
    /// - Parameter preservingPath: A Boolean value that indicates whether to keep the path. `cairo_fill_preserve`.
    public func fill(preservingPath: Bool = false) {
        if preservingPath { cairo_fill_preserve(pointer) } else { cairo_fill(pointer) }
    }

    /// Draws a line along the path, and then clears the path. `cairo_stroke`.
    ///
    /// - Parameter preservingPath: A Boolean value that indicates whether to keep the path. `cairo_stroke_preserve`.
    public func stroke(preservingPath: Bool = false) {
        if preservingPath { cairo_stroke_preserve(pointer) } else { cairo_stroke(pointer) }
    }

    /// Returns a Boolean value that indicates whether ``fill(preservingPath:)`` would draw on a point, regardless of
    /// the clip region. `cairo_in_fill`.
    public func isInFill(x: Double, y: Double) -> Bool { cairo_in_fill(pointer, x, y) != 0 }

    /// Returns a Boolean value that indicates whether ``stroke(preservingPath:)`` would draw on a point, regardless of
    /// the clip region. `cairo_in_stroke`.
    public func isInStroke(x: Double, y: Double) -> Bool { cairo_in_stroke(pointer, x, y) != 0 }

    /// The bounding box of the area that ``fill(preservingPath:)`` would draw on. `cairo_fill_extents`.
    public var fillExtents: CairoRectangle { extents(cairo_fill_extents) }

    /// The bounding box of the area that ``stroke(preservingPath:)`` would draw on. `cairo_stroke_extents`.
    public var strokeExtents: CairoRectangle { extents(cairo_stroke_extents) }

    /// The bounding box of the path. `cairo_path_extents`.
    public var pathExtents: CairoRectangle { extents(cairo_path_extents) }

    // MARK: Clip

    /// Intersects the clip region with the inside of the path, and then clears the path. `cairo_clip`.
    ///
    /// The clip region can only get smaller. To enlarge it, use ``restore()`` or ``resetClip()``.
    ///
    /// - Parameter preservingPath: A Boolean value that indicates whether to keep the path. `cairo_clip_preserve`.
    public func clip(preservingPath: Bool = false) {
        if preservingPath { cairo_clip_preserve(pointer) } else { cairo_clip(pointer) }
    }

    /// Removes the clip region, so that you can draw on the whole surface. `cairo_reset_clip`.
    ///
    /// This method also removes clip regions that other code has set, such as the clip region that GTK sets for each
    /// widget. In most cases, use ``saved(_:)`` instead.
    public func resetClip() { cairo_reset_clip(pointer) }

    /// Returns a Boolean value that indicates whether a point is within the clip region. `cairo_in_clip`.
    public func isInClip(x: Double, y: Double) -> Bool { cairo_in_clip(pointer, x, y) != 0 }

    /// The bounding box of the clip region. `cairo_clip_extents`.
    public var clipExtents: CairoRectangle { extents(cairo_clip_extents) }

    /// Returns the rectangles that make up the clip region. `cairo_copy_clip_rectangle_list`.
    ///
    /// Throws ``CairoError`` with ``Status/clipNotRepresentable`` if the clip region doesn't consist of rectangles.
    public func clipRectangles() throws(CairoError) -> [CairoRectangle] {
        guard let list = cairo_copy_clip_rectangle_list(pointer) else { throw CairoError(.noMemory) }
        defer { cairo_rectangle_list_destroy(list) }
        try Status(cValue: list.pointee.status).check()
        return UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles))
            .map { CairoRectangle($0) }
    }

    /// A C function that returns the coordinates of two opposite corners.
    private typealias CornersFunction = (
        OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
        UnsafeMutablePointer<Double>?
    ) -> Void

    private func extents(_ corners: CornersFunction) -> CairoRectangle {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        corners(pointer, &x1, &y1, &x2, &y2)
        return CairoRectangle(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
}
