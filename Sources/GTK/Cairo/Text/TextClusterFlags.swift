/// The order of a text's clusters. `cairo_text_cluster_flags_t`.
public struct TextClusterFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The glyphs are in the opposite order of the text.
    public static let backward = TextClusterFlags(rawValue: 1)
}
