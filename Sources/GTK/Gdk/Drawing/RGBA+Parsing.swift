import CGtk

extension RGBA {
    /// Creates a color from its CSS name or notation, such as `"orange"`, `"#ff8800"` or `"rgba(255, 136, 0, 0.5)"`.
    ///
    /// Returns nil if the text isn't a color. `gdk_rgba_parse`.
    public init?(parsing text: String) {
        var color = GdkRGBA()
        // C would ignore everything after a null byte in the string.
        guard !text.utf8.contains(0), gdk_rgba_parse(&color, text) != 0 else { return nil }
        self.init(cValue: color)
    }
}
