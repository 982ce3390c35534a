/// A kind of content that the desktop opens with a program. See ``GtkApp/opens``.
///
/// ```swift
/// let opens: [OpenedContent] = [.files(.text), .links(scheme: "notebook")]
/// ```
public enum OpenedContent: Hashable, Sendable {
    /// Files of the given type, which must have at least one MIME type without a `*`.
    case files(FileType)

    /// Addresses with a URL scheme. With `"notebook"`, the program opens addresses such as `notebook:shopping`.
    case links(scheme: String)
}
