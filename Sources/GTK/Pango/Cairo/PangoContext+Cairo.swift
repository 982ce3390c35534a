import CGtk
@_spi(Binding) import Cairo

extension PangoContext {
    /// What layouts need to know that are to be drawn on a cairo context, `pango_cairo_create_context`.
    ///
    /// It suits the cairo context's transformation and font options as they are now; ``update(for:)`` follows them.
    public convenience init(for context: CairoContext) {
        Self.requireWrapperClass(for: "pango_cairo_create_context")
        let returned = pango_cairo_create_context(context.pointer)
        self.init(wrapping: requiredPointer(UnsafeRawPointer(returned), "pango_cairo_create_context"), transfer: .full)
    }

    /// Takes over a cairo context's transformation and its target's font options, `pango_cairo_update_context`.
    ///
    /// A layout that exists already is to be told by ``Layout/contextChanged()``, or by ``Layout/update(for:)``, which
    /// does both.
    public func update(for context: CairoContext) {
        pango_cairo_update_context(context.pointer, OpaquePointer(pointer))
    }

    /// How letters are fitted to pixels, over what the target of drawing says; `nil` where the target decides.
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

    /// How many pixels an inch of 72 points has; `nil` where the font map's resolution holds.
    ///
    /// `pango_cairo_context_set_resolution`, for which 0 and less mean none too.
    public var resolution: Double? {
        get {
            let resolution = pango_cairo_context_get_resolution(OpaquePointer(pointer))
            return resolution > 0 ? resolution : nil
        }
        set { pango_cairo_context_set_resolution(OpaquePointer(pointer), newValue ?? -1) }
    }
}
