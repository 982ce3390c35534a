import CGtk

/// What a source's callback tells the loop.
enum SourceResult {
    /// `G_SOURCE_REMOVE`.
    static let remove: gboolean = 0
    /// `G_SOURCE_CONTINUE`.
    static let keep: gboolean = 1
}
