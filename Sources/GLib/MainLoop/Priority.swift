import CGtk

/// The order in which the main loop serves what is ready: lower numbers first.
enum Priority {
    /// `G_PRIORITY_HIGH`.
    static let high: gint = -100
    /// `G_PRIORITY_DEFAULT`, that of input events; drawing comes after it.
    static let normal: gint = 0
}

/// What a source's callback tells the loop.
enum SourceResult {
    /// `G_SOURCE_REMOVE`.
    static let remove: gboolean = 0
    /// `G_SOURCE_CONTINUE`.
    static let keep: gboolean = 1
}
