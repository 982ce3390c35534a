import Gtk

/// A kind of file that the user can choose, for example in ``Gtk/Window/openFile(_:types:in:)``. It corresponds to
/// `UTType` on Apple platforms.
///
/// ```swift
/// extension FileType {
///     static let notebook = FileType("Notebook", suffixes: ["notebook"])
/// }
/// let file = try await window.openFile(types: [.notebook, .json.named("Export")])
/// ```
public struct FileType: Hashable, Sendable {
    /// The name that the user sees.
    public let name: String
    /// The file name extensions, without the dot. They are case-insensitive.
    public let suffixes: [String]
    /// The MIME types of the files, such as `text/plain` or `image/*`.
    public let mimeTypes: [String]

    /// Creates a type of files with the given suffixes or MIME types. A file matches if it has one of the suffixes or
    /// one of the MIME types.
    ///
    /// The initializer traps if both arrays are empty, if a suffix is empty or contains a slash, or if a MIME type
    /// isn't valid. The trap's message contains `name`.
    ///
    /// - Parameters:
    ///   - name: The name that the user sees.
    ///   - suffixes: The suffixes of file names. A leading dot is ignored.
    ///   - mimeTypes: The MIME types, such as `text/plain` or `image/*`.
    public init(_ name: String, suffixes: [String] = [], mimeTypes: [String] = []) {
        let suffixes = suffixes.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        if suffixes.isEmpty, mimeTypes.isEmpty {
            fatalError("The file type \"\(name)\" has neither a suffix nor a MIME type")
        }
        if suffixes.contains(where: { $0.isEmpty || $0.contains("/") }) {
            fatalError("The file type \"\(name)\": expected suffixes such as \"txt\", found \(suffixes)")
        }
        for type in mimeTypes where !Self.isMIMEType(type) {
            fatalError(
                "The file type \"\(name)\" has an invalid MIME type, \"\(type)\". Use a type such as \"text/plain\"."
            )
        }
        self.init(unchecked: name, suffixes, mimeTypes)
    }

    private static func isMIMEType(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }

    private init(unchecked name: String, _ suffixes: [String], _ mimeTypes: [String]) {
        (self.name, self.suffixes, self.mimeTypes) = (name, suffixes, mimeTypes)
    }

    /// Returns the same type with another name, for example in the user's language.
    public func named(_ name: String) -> FileType { FileType(unchecked: name, suffixes, mimeTypes) }

    /// The type of any file.
    public static var any: FileType { FileType(unchecked: PackageText["All Files"], [], []) }
    /// The type of plain text files.
    public static var text: FileType { FileType(PackageText["Text"], suffixes: ["txt"], mimeTypes: ["text/plain"]) }
    /// The type of JSON files.
    public static let json = FileType("JSON", suffixes: ["json"], mimeTypes: ["application/json"])
    /// The type of files with comma-separated values.
    public static let csv = FileType("CSV", suffixes: ["csv"], mimeTypes: ["text/csv"])
    /// The type of PDF documents.
    public static let pdf = FileType("PDF", suffixes: ["pdf"], mimeTypes: ["application/pdf"])
    /// The type of images of any format.
    public static var image: FileType {
        FileType(
            PackageText["Images"],
            suffixes: ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tif", "tiff", "avif", "heic"],
            mimeTypes: ["image/*"]
        )
    }
    /// The type of sound files of any format.
    public static var audio: FileType {
        FileType(
            PackageText["Audio"],
            suffixes: ["mp3", "ogg", "oga", "opus", "flac", "wav", "m4a"],
            mimeTypes: ["audio/*"]
        )
    }
    /// The type of video files of any format.
    public static var video: FileType {
        FileType(PackageText["Videos"], suffixes: ["mp4", "webm", "mkv", "ogv", "mov"], mimeTypes: ["video/*"])
    }

    /// Returns the filters of a file dialog. If there are several types, the first filter shows files of all these
    /// types.
    @MainActor
    static func filters(for types: [FileType]) -> [FileFilter] {
        guard types.count > 1, !types.contains(where: \.isAny) else { return types.map { filter($0.name, [$0]) } }
        let all = filter(types.map(\.name).joined(separator: ", "), types)
        return [all] + types.map { filter($0.name, [$0]) }
    }

    private var isAny: Bool { suffixes.isEmpty && mimeTypes.isEmpty }

    @MainActor
    private static func filter(_ name: String, _ types: [FileType]) -> FileFilter {
        let filter = FileFilter()
        filter.name = name
        for type in types {
            if type.isAny { filter.addPattern("*") }
            for suffix in type.suffixes { filter.addSuffix(suffix) }
            for mimeType in type.mimeTypes { filter.addMIMEType(mimeType) }
        }
        return filter
    }
}
