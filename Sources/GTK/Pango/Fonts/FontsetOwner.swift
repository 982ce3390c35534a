import CGtk
@_spi(Binding) import Cairo

extension FontMap {
    /// Keeps the font map of a fontset alive. The C object has a pointer to the map without a reference.
    ///
    /// The map also caches the fontset, so a map that loaded a fontset is never freed. Most programs only have the
    /// default font map, which is never freed in any case.
    func keepMap(with context: PangoContext, _ description: FontDescription, _ language: Language) {
        // This returns the same fontset again, because the font map has just loaded it.
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
