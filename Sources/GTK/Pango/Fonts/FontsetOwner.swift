import CGtk
@_spi(Binding) import Cairo

extension FontMap {
    /// Keeps the font map of a fontset alive, because the C object has a pointer to the map without a reference.
    ///
    /// Because the map also caches the fontset, a map that loaded a fontset is never freed. This is acceptable, because
    /// most programs only use the default font map, which is never freed.
    func keepMap(with context: PangoContext, _ description: FontDescription, _ language: Language) {
        // The font map has just loaded this fontset, so it returns the cached one.
        let fontset: Fontset? = convertOptional(
            pango_font_map_load_fontset(
                pointer.assumingMemoryBound(to: PangoFontMap.self),
                OpaquePointer(context.pointer),
                OpaquePointer(description.pointer),
                OpaquePointer(language.pointer)
            ),
            .full
        )
        fontset?.fontMap = self
    }
}
