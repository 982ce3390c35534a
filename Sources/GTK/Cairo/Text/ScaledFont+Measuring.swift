import CGtk
@_spi(Binding) import GLib

extension ScaledFont {
    /// The metrics of the font. `cairo_scaled_font_extents`.
    public var fontExtents: FontExtents {
        var extents = cairo_font_extents_t()
        cairo_scaled_font_extents(pointer, &extents)
        return FontExtents(extents)
    }

    /// Returns the extents of text. `cairo_scaled_font_text_extents`.
    public func textExtents(_ text: String) -> TextExtents {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_text_extents(pointer, terminated(text, "ScaledFont.textExtents(text)"), &extents)
        return TextExtents(extents)
    }

    /// Returns the extents of glyphs at their positions. `cairo_scaled_font_glyph_extents`.
    public func glyphExtents(_ glyphs: [Glyph]) -> TextExtents {
        var extents = cairo_text_extents_t()
        glyphs.withCGlyphs { cairo_scaled_font_glyph_extents(pointer, $0, $1, &extents) }
        return TextExtents(extents)
    }

    /// Converts text to glyphs. Returns the glyphs, and the clusters that map the glyphs to the text.
    ///
    /// Throws ``CairoError`` if the text can't be converted. `cairo_scaled_font_text_to_glyphs`.
    public func glyphs(
        for text: String,
        x: Double = 0,
        y: Double = 0
    ) throws(CairoError) -> (glyphs: [Glyph], clusters: [TextCluster], flags: TextClusterFlags) {
        var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
        var clusters: UnsafeMutablePointer<cairo_text_cluster_t>?
        var (glyphCount, clusterCount): (Int32, Int32) = (0, 0)
        var flags = cairo_text_cluster_flags_t(rawValue: 0)
        let status = cairo_scaled_font_text_to_glyphs(
            pointer,
            x,
            y,
            terminated(text, "ScaledFont.glyphs(text)"),
            -1,
            &glyphs,
            &glyphCount,
            &clusters,
            &clusterCount,
            &flags
        )
        defer {
            cairo_glyph_free(glyphs)
            cairo_text_cluster_free(clusters)
        }
        try Status(cValue: status).check()
        return (
            UnsafeBufferPointer(start: glyphs, count: Int(glyphCount)).map { Glyph($0) },
            UnsafeBufferPointer(start: clusters, count: Int(clusterCount)).map { TextCluster($0) },
            TextClusterFlags(rawValue: Int(flags.rawValue))
        )
    }
}
