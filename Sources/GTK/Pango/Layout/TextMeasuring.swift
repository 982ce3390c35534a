import CGtk
@_spi(Binding) import Cairo

extension LogAttr {
    /// Returns the attributes of each position in a text. For example, an attribute indicates whether a line can be
    /// broken at the position.
    ///
    /// `pango_get_log_attrs`.
    ///
    /// - Parameters:
    ///   - level: The bidirectional embedding level of the text, or -1 if it's unknown.
    ///   - language: The language of the text. It determines the rules for line breaks and other boundaries.
    /// - Returns: The attributes. The array has one more element than the text has Unicode scalars.
    @MainActor
    public static func attributes(of text: String, level: Int = -1, language: Language) -> [LogAttr] {
        let count = text.unicodeScalars.count + 1
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
        pango_get_log_attrs(
            text,
            exactInteger(text.utf8.count, "pango_get_log_attrs: length"),
            exactInteger(level, "pango_get_log_attrs: level"),
            OpaquePointer(language.pointer),
            &attributes,
            exactInteger(count, "pango_get_log_attrs: attrs_len")
        )
        return attributes.map { LogAttr(cValue: $0) }
    }
}

extension GlyphString {
    /// Returns the width of each Unicode scalar in the text that the glyphs represent.
    /// `pango_glyph_string_get_logical_widths`.
    ///
    /// - Parameters:
    ///   - text: The text that the glyphs represent.
    ///   - embeddingLevel: The bidirectional embedding level of the text.
    public func logicalWidths(_ text: String, embeddingLevel: Int = 0) -> [Int] {
        var widths = [gint](repeating: 0, count: text.unicodeScalars.count)
        pango_glyph_string_get_logical_widths(
            pointer.assumingMemoryBound(to: PangoGlyphString.self),
            text,
            exactInteger(text.utf8.count, "pango_glyph_string_get_logical_widths: length"),
            exactInteger(embeddingLevel, "pango_glyph_string_get_logical_widths: embedding_level"),
            &widths
        )
        return widths.map { Int($0) }
    }
}

extension GlyphItem {
    /// Returns the width of each Unicode scalar in the text that the item represents.
    /// `pango_glyph_item_get_logical_widths`.
    ///
    /// - Parameter text: The whole text that contains the item.
    public func logicalWidths(_ text: String) -> [Int] {
        var widths = [gint](repeating: 0, count: item?.characterCount ?? 0)
        pango_glyph_item_get_logical_widths(pointer.assumingMemoryBound(to: PangoGlyphItem.self), text, &widths)
        return widths.map { Int($0) }
    }
}
