/// The order of text clusters. `cairo_text_cluster_flags_t`.
public struct TextClusterFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyphs are in the reverse order of the text.
    public static let backward = TextClusterFlags(rawValue: 1)
}
