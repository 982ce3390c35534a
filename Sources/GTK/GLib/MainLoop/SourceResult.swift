import CGtk

/// The result of a source's callback.
enum SourceResult {
    /// Removes the source. `G_SOURCE_REMOVE`.
    static let remove: gboolean = 0
    /// Keeps the source. `G_SOURCE_CONTINUE`.
    static let keep: gboolean = 1
}
