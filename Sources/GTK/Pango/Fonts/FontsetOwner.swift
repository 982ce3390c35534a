import CGtk
@_spi(Binding) import Cairo

extension FontMap {
    /// Keeps the font map of a fontset alive. The C object has an unowned pointer to the map.
    ///
    /// The map caches the fontset. Therefore, a map that has loaded a fontset is never freed. This is acceptable,
    /// because most programs use only the default font map, which always remains in memory.
    func keepMap(with context: PangoContext, _ description: FontDescription, _ language: Language) {
        // The font map has just loaded this fontset, so it returns the fontset from its cache.
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
