import CGtk

extension CairoSurface {
    /// The status of the surface, which is an error after a failure. `cairo_surface_status`.
    public var status: Status { Status(cValue: cairo_surface_status(pointer)) }

    /// The backend of the surface. `cairo_surface_get_type`.
    public var surfaceType: SurfaceType { SurfaceType(cValue: cairo_surface_get_type(pointer)) }

    /// The content of the surface: color, opacity or both. `cairo_surface_get_content`.
    public var content: Content { Content(cValue: cairo_surface_get_content(pointer)) }

    /// Completes all drawing, writes the remaining output and finishes the surface. `cairo_surface_finish`.
    ///
    /// A surface is also finished when its last reference is released. Drawing on a finished surface sets its
    /// ``status`` to ``Status/surfaceFinished``. If a file couldn't be written, the status is ``Status/writeError``.
    public func finish() { cairo_surface_finish(pointer) }

    /// Completes pending drawing. Call this method before code other than cairo accesses the surface.
    ///
    /// `cairo_surface_flush`.
    public func flush() { cairo_surface_flush(pointer) }

    /// Marks the surface as changed by code other than cairo. `cairo_surface_mark_dirty`.
    ///
    /// Call ``flush()`` before the change, and this method after the change.
    public func markDirty() { cairo_surface_mark_dirty(pointer) }

    /// Marks a part of the surface as changed by code other than cairo. `cairo_surface_mark_dirty_rectangle`.
    public func markDirty(_ rectangle: RectangleInt) {
        let rectangle = rectangle.cValue
        cairo_surface_mark_dirty_rectangle(pointer, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    }

    /// Ends the current page of a document and begins an empty page. `cairo_surface_show_page`.
    public func showPage() { cairo_surface_show_page(pointer) }

    /// Ends the current page of a document, and begins a new page with the same content. `cairo_surface_copy_page`.
    public func copyPage() { cairo_surface_copy_page(pointer) }

    /// The default font rendering options of the surface, which a context can override.
    /// `cairo_surface_get_font_options`.
    public var fontOptions: FontOptions {
        let options = FontOptions()
        cairo_surface_get_font_options(pointer, options.pointer)
        return options
    }

    /// The position of the coordinate origin on the surface, in pixels. `cairo_surface_set_device_offset`.
    public var deviceOffset: (x: Double, y: Double) {
        get {
            var (x, y) = (0.0, 0.0)
            cairo_surface_get_device_offset(pointer, &x, &y)
            return (x, y)
        }
        set { cairo_surface_set_device_offset(pointer, newValue.x, newValue.y) }
    }

    /// The number of pixels per unit of the surface's coordinates, for example 2 on a high-resolution screen.
    /// `cairo_surface_set_device_scale`.
    ///
    /// If one of the numbers is 0, the ``status`` becomes ``Status/invalidMatrix``.
    public var deviceScale: (x: Double, y: Double) {
        get {
            var (x, y) = (0.0, 0.0)
            cairo_surface_get_device_scale(pointer, &x, &y)
            return (x, y)
        }
        set { cairo_surface_set_device_scale(pointer, newValue.x, newValue.y) }
    }

    /// The resolution, in pixels per inch, of content that the document format doesn't support. This content is stored
    /// as an image. `cairo_surface_set_fallback_resolution`.
    public var fallbackResolution: (x: Double, y: Double) {
        get {
            var (x, y) = (0.0, 0.0)
            cairo_surface_get_fallback_resolution(pointer, &x, &y)
            return (x, y)
        }
        set { cairo_surface_set_fallback_resolution(pointer, newValue.x, newValue.y) }
    }

    /// A Boolean value that indicates whether the surface stores the text that glyphs represent, as in a PDF document.
    /// `cairo_surface_has_show_text_glyphs`.
    public var keepsText: Bool { cairo_surface_has_show_text_glyphs(pointer) != 0 }
}
