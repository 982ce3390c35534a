import CGtk

/// The values that the callback of a source can return.
enum SourceResult {
    /// Removes the source. `G_SOURCE_REMOVE`.
    static let remove: gboolean = 0
    /// Keeps the source. `G_SOURCE_CONTINUE`.
    static let keep: gboolean = 1
}
