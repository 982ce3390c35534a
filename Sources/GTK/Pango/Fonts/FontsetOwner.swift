import CGtk
@_spi(Binding) import Cairo

extension FontMap {
    /// Makes a fontset retain its font map, because the C fontset has only an unowned pointer to the map.
    ///
    /// The map also retains the fontset in its cache. This retain cycle means that a map that has loaded a fontset is
    /// never freed. This is acceptable, because most programs use only the default font map, which always remains in
    /// memory.
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
