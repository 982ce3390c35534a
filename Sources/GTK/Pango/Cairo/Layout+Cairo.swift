import CGtk
@_spi(Binding) import Cairo

extension Layout {
    /// Creates an empty layout, to be drawn on a cairo context. `pango_cairo_create_layout`.
    ///
    /// It has its own ``context``, which suits the cairo context's transformation and font options as they are now.
    /// Several layouts are cheaper with one context for all: ``PangoContext/init(for:)``.
    public convenience init(for context: CairoContext) {
        Self.requireWrapperClass(for: "pango_cairo_create_layout")
        let returned = pango_cairo_create_layout(context.pointer)
        self.init(wrapping: requiredPointer(UnsafeRawPointer(returned), "pango_cairo_create_layout"), transfer: .full)
    }

    /// Lays out again what a cairo context's transformation and target, if they changed, ask for.
    ///
    /// `pango_cairo_update_layout`.
    public func update(for context: CairoContext) {
        pango_cairo_update_layout(context.pointer, OpaquePointer(pointer))
    }
}
