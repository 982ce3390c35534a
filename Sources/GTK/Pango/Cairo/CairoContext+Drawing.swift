import CGtk
@_spi(Binding) import Cairo

/// Methods that draw Pango text at the current point, with the context's source. They correspond to the `show`
/// functions of PangoCairo.
///
/// A layout uses the transformation and font options that the context had when the layout was created. If the context's
/// transformation or font options change later, call ``Layout/update(for:)``.
extension CairoContext {
    /// Draws a layout with its top left corner at the current point. `pango_cairo_show_layout`.
    public func show(_ layout: Layout) {
        pango_cairo_show_layout(pointer, OpaquePointer(layout.pointer))
    }

    /// Draws a line with the left end of its baseline at the current point. `pango_cairo_show_layout_line`.
    public func show(_ line: LayoutLine) {
        pango_cairo_show_layout_line(pointer, line.pointer.assumingMemoryBound(to: PangoLayoutLine.self))
    }

    /// Draws glyphs with the left end of their baseline at the current point. `pango_cairo_show_glyph_string`.
    ///
    /// - Parameter font: The font of the glyphs.
    public func show(_ glyphs: GlyphString, font: Font) {
        pango_cairo_show_glyph_string(
            pointer,
            font.pointer.assumingMemoryBound(to: PangoFont.self),
            glyphs.pointer.assumingMemoryBound(to: PangoGlyphString.self)
        )
    }

    /// Draws a run of glyphs and records the text that they represent, so that users can search the text of a PDF
    /// document.
    ///
    /// The left end of the run's baseline is at the current point. `pango_cairo_show_glyph_item`.
    ///
    /// - Parameter text: The whole text that contains the run, such as ``Layout/text``. The method traps if the text
    ///   ends before the run does.
    public func show(_ run: GlyphItem, of text: String) {
        let cRun = run.pointer.assumingMemoryBound(to: PangoGlyphItem.self)
        guard let item = cRun.pointee.item?.pointee else { return }
        let end = Int(item.offset) + Int(item.length)
        guard item.offset >= 0, item.length >= 0, end <= text.utf8.count else {
            fatalError(
                "pango_cairo_show_glyph_item: the run ends at byte \(end), but the text has \(text.utf8.count) bytes"
            )
        }
        pango_cairo_show_glyph_item(pointer, terminated(text, "pango_cairo_show_glyph_item: text"), cRun)
    }

    /// Draws a wavy line that marks a spelling mistake. `pango_cairo_show_error_underline`.
    ///
    /// The line consists of complete waves, so its width may differ slightly from the given width. All values are in
    /// the context's coordinates.
    public func showErrorUnderline(x: Double, y: Double, width: Double, height: Double) {
        pango_cairo_show_error_underline(pointer, x, y, width, height)
    }

    // MARK: Paths

    /// Adds the outlines of a layout to the path. `pango_cairo_layout_path`.
    ///
    /// The layout's top left corner is at the current point.
    public func layoutPath(_ layout: Layout) {
        pango_cairo_layout_path(pointer, OpaquePointer(layout.pointer))
    }

    /// Adds the outlines of a line to the path. `pango_cairo_layout_line_path`.
    ///
    /// The left end of the line's baseline is at the current point.
    public func layoutLinePath(_ line: LayoutLine) {
        pango_cairo_layout_line_path(pointer, line.pointer.assumingMemoryBound(to: PangoLayoutLine.self))
    }

    /// Adds the outlines of glyphs to the path. `pango_cairo_glyph_string_path`.
    ///
    /// The left end of the glyphs' baseline is at the current point.
    ///
    /// - Parameter font: The font of the glyphs.
    public func glyphStringPath(_ glyphs: GlyphString, font: Font) {
        pango_cairo_glyph_string_path(
            pointer,
            font.pointer.assumingMemoryBound(to: PangoFont.self),
            glyphs.pointer.assumingMemoryBound(to: PangoGlyphString.self)
        )
    }

    /// Adds to the path the outline of the wavy line that ``showErrorUnderline(x:y:width:height:)`` draws.
    ///
    /// `pango_cairo_error_underline_path`.
    public func errorUnderlinePath(x: Double, y: Double, width: Double, height: Double) {
        pango_cairo_error_underline_path(pointer, x, y, width, height)
    }
}
