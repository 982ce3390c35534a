import CGtk
@_spi(Binding) import GLib

/// The simple text API of cairo. It's suitable for labels with a single line, a single font and no complex shaping.
extension CairoContext {
    /// Selects the best matching font. `cairo_select_font_face`.
    ///
    /// - Parameter family: The font family, such as `"sans"`. Names that begin with `"@cairo:"` select a font that is
    ///   built into cairo.
    public func selectFontFace(_ family: String, slant: FontSlant = .normal, weight: FontWeight = .normal) {
        cairo_select_font_face(
            pointer,
            terminated(family, "CairoContext.selectFontFace(family)"),
            slant.cValue(),
            weight.cValue()
        )
    }

    /// Sets the font size. The default is 10. `cairo_set_font_size`.
    public func setFontSize(_ size: Double) { cairo_set_font_size(pointer, size) }

    /// The transformation from font units to user coordinates, usually a scale by the font size.
    /// `cairo_set_font_matrix`.
    public var fontMatrix: CairoMatrix {
        get { CairoMatrix { cairo_get_font_matrix(pointer, $0) } }
        set {
            var matrix = newValue.cValue
            cairo_set_font_matrix(pointer, &matrix)
        }
    }

    /// The font rendering options, such as hinting. `cairo_font_options_t`, `cairo_set_font_options`.
    public var fontOptions: FontOptions {
        get {
            let options = FontOptions()
            cairo_get_font_options(pointer, options.pointer)
            return options
        }
        set {
            // cairo copies the options, so they only need to exist during the call.
            withExtendedLifetime(newValue) { cairo_set_font_options(pointer, newValue.pointer) }
        }
    }

    /// The font face, which is a font without a size. `cairo_set_font_face`.
    public var fontFace: CairoFontFace {
        get { CairoFontFace(wrapping: cairo_get_font_face(pointer), transfer: .none) }
        set { cairo_set_font_face(pointer, newValue.pointer) }
    }

    /// The scaled font, which is a font with a size. Setting this property also sets the font face, the font matrix and
    /// the font options. `cairo_set_scaled_font`.
    public var scaledFont: ScaledFont {
        get { ScaledFont(wrapping: cairo_get_scaled_font(pointer), transfer: .none) }
        set { cairo_set_scaled_font(pointer, newValue.pointer) }
    }

    /// Draws text at the current point, and moves the current point to the end of the text. `cairo_show_text`.
    public func showText(_ text: String) { cairo_show_text(pointer, terminated(text, "CairoContext.showText(text)")) }

    /// Draws glyphs at their positions. `cairo_show_glyphs`.
    public func showGlyphs(_ glyphs: [Glyph]) { glyphs.withCGlyphs { cairo_show_glyphs(pointer, $0, $1) } }

    /// Draws glyphs at their positions and records the text that they represent, so that users can search the text of a
    /// PDF document.
    ///
    /// If the clusters don't match the text and the glyphs, the ``status`` becomes ``Status/invalidClusters``.
    /// `cairo_show_text_glyphs`.
    public func showTextGlyphs(_ text: String, glyphs: [Glyph], clusters: [TextCluster], flags: TextClusterFlags = []) {
        let count: Int32 = exactInteger(clusters.count, "CairoContext.showTextGlyphs(clusters.count)")
        let flags = cairo_text_cluster_flags_t(rawValue: UInt32(truncatingIfNeeded: flags.rawValue))
        let text = terminated(text, "CairoContext.showTextGlyphs(text)")
        glyphs.withCGlyphs {
            cairo_show_text_glyphs(pointer, text, -1, $0, $1, clusters.map(\.cValue), count, flags)
        }
    }

    /// Returns the extents of text. `cairo_text_extents`.
    public func textExtents(_ text: String) -> TextExtents {
        var extents = cairo_text_extents_t()
        cairo_text_extents(pointer, terminated(text, "CairoContext.textExtents(text)"), &extents)
        return TextExtents(extents)
    }

    /// Returns the extents of glyphs at their positions. `cairo_glyph_extents`.
    public func glyphExtents(_ glyphs: [Glyph]) -> TextExtents {
        var extents = cairo_text_extents_t()
        glyphs.withCGlyphs { cairo_glyph_extents(pointer, $0, $1, &extents) }
        return TextExtents(extents)
    }

    /// The metrics of the font. `cairo_font_extents`.
    public var fontExtents: FontExtents {
        var extents = cairo_font_extents_t()
        cairo_font_extents(pointer, &extents)
        return FontExtents(extents)
    }
}
