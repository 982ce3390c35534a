import CGtk
@_spi(Binding) import GLib

/// The type of a file's content, as defined by GIO. On Linux, it's a MIME type, such as `"image/png"`.
@MainActor
public struct ContentType: RawRepresentable, Hashable, Sendable {
    /// The type of files whose content is unknown, `"application/octet-stream"`.
    public nonisolated static let unknown = ContentType(rawValue: "application/octet-stream")

    /// The name of the type in GIO.
    public nonisolated let rawValue: String

    public nonisolated init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a content type from a MIME type. Returns nil for an unknown MIME type. `g_content_type_from_mime_type`.
    public init?(mimeType: String) {
        let found = g_content_type_from_mime_type(terminated(mimeType, "ContentType.init(mimeType)"))
        guard let type = convertOptionalString(found, .full) else { return nil }
        self.init(rawValue: type)
    }

    /// The MIME type, or nil if the content type doesn't have one. `g_content_type_get_mime_type`.
    public var mimeType: String? { convertOptionalString(g_content_type_get_mime_type(text), .full) }

    /// A description in the user's language, such as `"PNG image"`. `g_content_type_get_description`.
    public var description: String { convertString(g_content_type_get_description(text), .full) }

    /// The type's icon. `g_content_type_get_icon`.
    public var icon: any Icon { convertInterface(g_content_type_get_icon(text), .full, "g_content_type_get_icon") }

    /// The type's icon in a single color. `g_content_type_get_symbolic_icon`.
    public var symbolicIcon: any Icon {
        convertInterface(g_content_type_get_symbolic_icon(text), .full, "g_content_type_get_symbolic_icon")
    }

    /// The name of the type's generic icon, such as `"image-x-generic"`. `g_content_type_get_generic_icon_name`.
    public var genericIconName: String? { convertOptionalString(g_content_type_get_generic_icon_name(text), .full) }

    /// A Boolean value that indicates whether the type is unknown. `g_content_type_is_unknown`.
    public var isUnknown: Bool { g_content_type_is_unknown(text) != 0 }

    /// A Boolean value that indicates whether files of this type can be executable. `g_content_type_can_be_executable`.
    public var canBeExecutable: Bool { g_content_type_can_be_executable(text) != 0 }

    /// Returns a Boolean value that indicates whether this type is a subtype of another type, or the same type. For
    /// example, C source code is a subtype of text. `g_content_type_is_a`.
    public func isKind(of other: ContentType) -> Bool { g_content_type_is_a(text, other.text) != 0 }

    /// Guesses the type from a file name, the beginning of the content, or both. `g_content_type_guess`.
    ///
    /// - Returns: The type, and a Boolean value that indicates whether the type is uncertain.
    public static func guess(fileName: String? = nil, data: [UInt8]? = nil) -> (type: ContentType, isUncertain: Bool) {
        let name: UnsafeMutablePointer<CChar>? = FileNames.duplicate(optional: fileName, "ContentType.guess(fileName)")
        defer { g_free(name) }
        var isUncertain: gboolean = 0
        let type = g_content_type_guess(name, data, gsize(data?.count ?? 0), &isUncertain)
        return (ContentType(rawValue: convertString(type, .full)), isUncertain != 0)
    }

    /// All content types that are registered in the system. `g_content_types_get_registered`.
    public static var registered: [ContentType] {
        let list: [String] = convertList(g_content_types_get_registered(), .full)
        return list.map { ContentType(rawValue: $0) }
    }

    private var text: String { terminated(rawValue, "ContentType.rawValue") }
}
