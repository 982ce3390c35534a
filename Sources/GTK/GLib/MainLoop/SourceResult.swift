import CGtk

/// The result of a source's callback.
enum SourceResult {
    /// `G_SOURCE_REMOVE`.
    static let remove: gboolean = 0
    /// `G_SOURCE_CONTINUE`.
    static let keep: gboolean = 1
}
