import CGtk

// Checks of the text that glyphs represent. C reads the bytes of the text without checking its length.

extension GlyphItem {
    /// Traps if a text is too short to contain the part that the item represents.
    func requireText(_ text: String, _ what: StaticString) {
        let item = pointer.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item.pointee
        let end = Int(item.offset) + Int(item.length)
        if text.utf8.count < end {
            fatalError("\(what): the glyphs refer to \(end) bytes, but the text has \(text.utf8.count) bytes")
        }
    }
}

extension GlyphString {
    /// Traps if a byte index is out of range, or if a text is too short to contain the part that the glyphs represent.
    func requireText(_ text: String, index: Int, _ what: StaticString) {
        let count = text.utf8.count
        if index < 0 || index > count { fatalError("\(what): byte \(index) is out of range: there are \(count) bytes") }
        let glyphs = pointer.assumingMemoryBound(to: PangoGlyphString.self).pointee
        for glyph in 0..<Int(glyphs.num_glyphs) where glyphs.log_clusters[glyph] > count {
            fatalError(
                "\(what): the glyphs refer to byte \(glyphs.log_clusters[glyph]), but the text has \(count) bytes"
            )
        }
    }

    /// Traps if a text is shorter than the text that the glyphs represent, or if a horizontal position isn't within the
    /// glyphs.
    func requireText(_ text: String, x: Int, _ what: StaticString) {
        requireText(text, index: 0, what)
        let width = width
        if x < 0 || x > width { fatalError("\(what): \(x) is outside of the glyphs, which are \(width) wide") }
    }

    /// Traps if a range of glyph indexes is out of bounds.
    func requireGlyphs(_ start: Int, _ end: Int, _ what: StaticString) {
        let count = glyphCount
        if start < 0 || end < start || end > count {
            fatalError("\(what): \(start) to \(end) is out of range: there are \(count) glyphs")
        }
    }
}
