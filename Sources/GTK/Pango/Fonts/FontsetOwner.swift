import CGtk
@_spi(Binding) import Cairo

extension FontMap {
    /// Keeps the font map alive for a fontset that it loaded, whose C object has a pointer without a reference.
    ///
    /// The map also caches the fontset, so a map that loaded one is never freed. Programs have one map, which is never
    /// freed anyway.
    func keepMap(with context: PangoContext, _ description: FontDescription, _ language: Language) {
        // The font map has just loaded it, so this is the same fontset.
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
