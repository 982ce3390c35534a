import CGtk
@_spi(Binding) import Cairo

extension Layout {
    /// Creates an empty layout to draw on a cairo context. `pango_cairo_create_layout`.
    ///
    /// The layout has its own ``context``, which matches the current transformation and font options of the cairo
    /// context. If you create several layouts, it's faster to share a context. See ``PangoContext/init(for:)``.
    public convenience init(for context: CairoContext) {
        Self.requireWrapperClass(for: "pango_cairo_create_layout")
        let returned = pango_cairo_create_layout(context.pointer)
        self.init(wrapping: requiredPointer(UnsafeRawPointer(returned), "pango_cairo_create_layout"), transfer: .full)
    }

    /// Updates the layout after the transformation or the target of a cairo context has changed.
    ///
    /// `pango_cairo_update_layout`.
    public func update(for context: CairoContext) {
        pango_cairo_update_layout(context.pointer, OpaquePointer(pointer))
    }
}
