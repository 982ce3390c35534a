import CGtk
@_spi(Binding) import Cairo

extension Item {
    /// Returns the glyphs that represent the item. `pango_shape_item`.
    ///
    /// - Parameters:
    ///   - paragraph: The whole text that contains the item. The method traps if the text ends before the item does.
    ///   - flags: The options for the shaping.
    public func shape(_ paragraph: String, flags: ShapeFlags = []) -> GlyphString {
        let function: StaticString = "pango_shape_item"
        let text = terminated(paragraph, "pango_shape_item: paragraph_text")
        let end = offset + length
        if text.utf8.count < end {
            fatalError("\(function): the item ends at byte \(end), but the text has \(text.utf8.count) bytes")
        }
        let glyphs = GlyphString()
        pango_shape_item(
            pointer.assumingMemoryBound(to: PangoItem.self),
            text,
            exactInteger(text.utf8.count, "pango_shape_item: paragraph_length"),
            nil,
            glyphs.pointer.assumingMemoryBound(to: PangoGlyphString.self),
            PangoShapeFlags(rawValue: UInt32(truncatingIfNeeded: flags.rawValue))
        )
        return glyphs
    }
}
