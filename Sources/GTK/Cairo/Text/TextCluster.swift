import CGtk
@_spi(Binding) import GLib

/// A part of a text together with the glyphs that represent it. `cairo_text_cluster_t`.
public struct TextCluster: Hashable, Sendable {
    /// The length of the text, in UTF-8 bytes.
    public var byteCount: Int
    /// The number of glyphs that represent the text.
    public var glyphCount: Int

    /// Creates a text cluster.
    public init(byteCount: Int, glyphCount: Int) {
        self.byteCount = byteCount
        self.glyphCount = glyphCount
    }

    package init(_ cluster: cairo_text_cluster_t) {
        self.init(byteCount: Int(cluster.num_bytes), glyphCount: Int(cluster.num_glyphs))
    }

    package var cValue: cairo_text_cluster_t {
        cairo_text_cluster_t(
            num_bytes: exactInteger(byteCount, "TextCluster.byteCount"),
            num_glyphs: exactInteger(glyphCount, "TextCluster.glyphCount")
        )
    }
}
