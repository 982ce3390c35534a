import CGtk
@_spi(Binding) import GdkPixbuf
import Pango

extension CairoContext {
    /// Sets a color as the source. `gdk_cairo_set_source_rgba`.
    public func setSource(_ color: RGBA) {
        setSource(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Sets an image as the source. `gdk_cairo_set_source_pixbuf`.
    ///
    /// - Parameters:
    ///   - x: The x coordinate of the image's left edge.
    ///   - y: The y coordinate of the image's top edge.
    public func setSource(_ image: Pixbuf, x: Double = 0, y: Double = 0) {
        gdk_cairo_set_source_pixbuf(pointer, OpaquePointer(image.pointer), x, y)
    }

    /// Adds a rectangle to the path. `gdk_cairo_rectangle`.
    public func addRectangle(_ rectangle: Gdk.GdkRectangle) {
        self.rectangle(
            x: Double(rectangle.x),
            y: Double(rectangle.y),
            width: Double(rectangle.width),
            height: Double(rectangle.height)
        )
    }

    /// Adds the rectangles of a region to the path. `gdk_cairo_region`.
    public func addRegion(_ region: Region) { gdk_cairo_region(pointer, region.pointer) }
}

extension CairoSurface {
    /// Returns a copy of a part of the surface as an image, or nil if there isn't enough memory.
    /// `gdk_pixbuf_get_from_surface`.
    public func pixbuf(x: Int = 0, y: Int = 0, width: Int, height: Int) -> Pixbuf? {
        convertOptional(
            gdk_pixbuf_get_from_surface(
                pointer,
                exactInteger(x, "CairoSurface.pixbuf(x)"),
                exactInteger(y, "CairoSurface.pixbuf(y)"),
                exactInteger(width, "CairoSurface.pixbuf(width)"),
                exactInteger(height, "CairoSurface.pixbuf(height)")
            ),
            .full
        )
    }

    /// The region of pixels with content. A pixel belongs to the region if its alpha value is greater than one half.
    /// `gdk_cairo_region_create_from_surface`.
    public var region: Region {
        convertPointer(UnsafeRawPointer(gdk_cairo_region_create_from_surface(pointer)), .full, "CairoSurface.region")
    }
}
