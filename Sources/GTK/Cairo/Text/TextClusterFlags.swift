/// The order of text clusters. `cairo_text_cluster_flags_t`.
public struct TextClusterFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The order of the glyphs is the reverse of the order of the text.
    public static let backward = TextClusterFlags(rawValue: 1)
}
