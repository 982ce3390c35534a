import CGtk

/// A surface that records drawing operations, to replay them on other surfaces at any size.
/// `cairo_recording_surface_create`.
public final class RecordingSurface: CairoSurface {
    override nonisolated class var nativeType: SurfaceType? { .recording }

    /// Creates an empty recording.
    ///
    /// - Parameter extents: The area in which drawing is recorded, or nil for an unbounded surface.
    public convenience init(content: Content = .colorAlpha, extents: CairoRectangle? = nil) throws(CairoError) {
        var surface: OpaquePointer?
        if var extents = extents?.cValue {
            surface = cairo_recording_surface_create(content.cValue(), &extents)
        } else {
            surface = cairo_recording_surface_create(content.cValue(), nil)
        }
        self.init(wrapping: try CairoSurface.checked(surface), transfer: .full)
    }

    /// The area in which drawing is recorded, or nil if the surface is unbounded.
    /// `cairo_recording_surface_get_extents`.
    public var extents: CairoRectangle? {
        var rectangle = cairo_rectangle_t()
        guard cairo_recording_surface_get_extents(pointer, &rectangle) != 0 else { return nil }
        return CairoRectangle(rectangle)
    }

    /// The bounding box of everything that was drawn. `cairo_recording_surface_ink_extents`.
    public var inkExtents: CairoRectangle {
        var rectangle = CairoRectangle(x: 0, y: 0, width: 0, height: 0)
        cairo_recording_surface_ink_extents(pointer, &rectangle.x, &rectangle.y, &rectangle.width, &rectangle.height)
        return rectangle
    }
}
