import CGtk
@_spi(Binding) import GLib

/// Simple text with cairo, for labels: one line, one font, without complex shaping.
extension CairoContext {
    /// Sets the best matching font for texts, `cairo_select_font_face`.
    ///
    /// - Parameter family: The family, for example `"sans"`. `"@cairo:"` is a font that cairo contains.
    public func selectFontFace(
        _ family: String,
        slant: FontSlant = .normal,
        weight: FontWeight = .normal
    ) {
        cairo_select_font_face(
            pointer,
            terminated(family, "CairoContext.selectFontFace(family)"),
            slant.cValue(),
            weight.cValue()
        )
    }

    /// Sets the size of texts, `cairo_set_font_size`. The default is 10.
    public func setFontSize(_ size: Double) {
        cairo_set_font_size(pointer, size)
    }

    /// The transformation from the font's unit to the context's unit, usually a scaling by the size.
    /// `cairo_set_font_matrix`.
    public var fontMatrix: CairoMatrix {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_font_matrix(pointer, &matrix)
            return CairoMatrix(matrix)
        }
        set {
            var matrix = newValue.cValue
            cairo_set_font_matrix(pointer, &matrix)
        }
    }

    /// The options that fit letters to pixels. `cairo_font_options_t`, `cairo_set_font_options`.
    public var fontOptions: FontOptions {
        get {
            let options = FontOptions()
            cairo_get_font_options(pointer, options.pointer)
            return options
        }
        set {
            // cairo copies the options.
            withExtendedLifetime(newValue) { cairo_set_font_options(pointer, newValue.pointer) }
        }
    }

    /// The font without its size, `cairo_set_font_face`.
    public var fontFace: CairoFontFace {
        get { CairoFontFace(wrapping: cairo_get_font_face(pointer), transfer: .none) }
        set { cairo_set_font_face(pointer, newValue.pointer) }
    }

    /// The font at its size. Setting it sets the font, its matrix and its options. `cairo_set_scaled_font`.
    public var scaledFont: ScaledFont {
        get { ScaledFont(wrapping: cairo_get_scaled_font(pointer), transfer: .none) }
        set { cairo_set_scaled_font(pointer, newValue.pointer) }
    }

    /// Draws a text at the current point, which then moves to the text's end. `cairo_show_text`.
    public func showText(_ text: String) {
        cairo_show_text(pointer, terminated(text, "CairoContext.showText(text)"))
    }

    /// Draws glyphs at their positions, `cairo_show_glyphs`.
    public func showGlyphs(_ glyphs: [Glyph]) {
        glyphs.withCGlyphs { cairo_show_glyphs(pointer, $0, $1) }
    }

    /// Draws glyphs at their positions together with the text that they represent, so that a document can be searched.
    ///
    /// Clusters that don't match the text and the glyphs set the ``status`` to ``Status/invalidClusters``.
    /// `cairo_show_text_glyphs`.
    public func showTextGlyphs(
        _ text: String,
        glyphs: [Glyph],
        clusters: [TextCluster],
        flags: TextClusterFlags = []
    ) {
        let count: Int32 = exactInteger(clusters.count, "CairoContext.showTextGlyphs(clusters.count)")
        let flags = cairo_text_cluster_flags_t(rawValue: UInt32(truncatingIfNeeded: flags.rawValue))
        let text = terminated(text, "CairoContext.showTextGlyphs(text)")
        glyphs.withCGlyphs {
            cairo_show_text_glyphs(pointer, text, -1, $0, $1, clusters.map(\.cValue), count, flags)
        }
    }

    /// Returns the measures of a text, `cairo_text_extents`.
    public func textExtents(_ text: String) -> TextExtents {
        var extents = cairo_text_extents_t()
        cairo_text_extents(pointer, terminated(text, "CairoContext.textExtents(text)"), &extents)
        return TextExtents(extents)
    }

    /// Returns the measures of glyphs at their positions, `cairo_glyph_extents`.
    public func glyphExtents(_ glyphs: [Glyph]) -> TextExtents {
        var extents = cairo_text_extents_t()
        glyphs.withCGlyphs { cairo_glyph_extents(pointer, $0, $1, &extents) }
        return TextExtents(extents)
    }

    /// The measures of the font, `cairo_font_extents`.
    public var fontExtents: FontExtents {
        var extents = cairo_font_extents_t()
        cairo_font_extents(pointer, &extents)
        return FontExtents(extents)
    }
}
