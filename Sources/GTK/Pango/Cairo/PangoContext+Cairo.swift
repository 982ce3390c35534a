import CGtk
@_spi(Binding) import Cairo

extension PangoContext {
    /// Creates a context for layouts that are drawn on a cairo context. `pango_cairo_create_context`.
    ///
    /// The new context matches the current transformation and font options of the cairo context. To apply later
    /// changes, call ``update(for:)``.
    public convenience init(for context: CairoContext) {
        Self.requireWrapperClass(for: "pango_cairo_create_context")
        let returned = pango_cairo_create_context(context.pointer)
        self.init(wrapping: requiredPointer(UnsafeRawPointer(returned), "pango_cairo_create_context"), transfer: .full)
    }

    /// Updates this context so that it matches a cairo context's transformation and the font options of the cairo
    /// context's target. `pango_cairo_update_context`.
    ///
    /// To update an existing layout, call ``Layout/contextChanged()`` after this method. ``Layout/update(for:)`` does
    /// both.
    public func update(for context: CairoContext) {
        pango_cairo_update_context(context.pointer, OpaquePointer(pointer))
    }

    /// The font options for rendering text, which override those of the drawing target. If it's nil, the options of the
    /// target are used.
    ///
    /// `pango_cairo_context_set_font_options`.
    public var fontOptions: FontOptions? {
        get {
            let options = pango_cairo_context_get_font_options(OpaquePointer(pointer))
            return options.map { FontOptions(wrapping: $0, transfer: .none) }
        }
        set {
            withExtendedLifetime(newValue) {
                pango_cairo_context_set_font_options(OpaquePointer(pointer), newValue?.pointer)
            }
        }
    }

    /// The resolution in pixels per inch. An inch is 72 points. If it's nil, the resolution of the font map is used.
    ///
    /// Setting 0 or a negative number has the same effect as setting nil. `pango_cairo_context_set_resolution`.
    public var resolution: Double? {
        get {
            let resolution = pango_cairo_context_get_resolution(OpaquePointer(pointer))
            return resolution > 0 ? resolution : nil
        }
        set { pango_cairo_context_set_resolution(OpaquePointer(pointer), newValue ?? -1) }
    }
}
