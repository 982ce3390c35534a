/// Content that a program opens for the desktop, as an element of ``GtkApp/opens``.
///
/// ```swift
/// let opens: [OpenedContent] = [.files(.text), .links(scheme: "notebook")]
/// ```
public enum OpenedContent: Hashable, Sendable {
    /// Files of a type, which must have at least one MIME type without a `*`.
    case files(FileType)

    /// Addresses with a scheme. For `"notebook"`, they're addresses such as `notebook:shopping`.
    case links(scheme: String)
}
