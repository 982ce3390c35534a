/// The content of a ``Document``, with the functions that read and write its file.
///
/// ```swift
/// struct NoteList: DocumentContent, Codable {
///     var notes: [Note] = []
///
///     static let mergedProperties: [MergedProperty<NoteList>] = [.init(\.notes)]
/// }
///
/// extension NoteList {
///     init(bytes: [UInt8]) throws { self = try JSONDecoder().decode(NoteList.self, from: Data(bytes)) }
///
///     func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }
/// }
/// ```
///
/// If the type lists merged properties, the document merges changes of other programs, see ``Mergeable``. If it lists
/// none, or ``mergesChanges`` is false, a document that has unsaved changes reports a conflict.
///
/// The document calls the functions on any thread.
public protocol DocumentContent: Mergeable {
    /// Creates the content of a document whose file doesn't exist yet.
    init()

    /// Creates the content from that of a file. Throws an error if the bytes aren't valid content.
    init(bytes: [UInt8]) throws

    /// Returns the content of the file.
    func bytes() throws -> [UInt8]

    /// Returns a Boolean value that indicates whether a newer version of the program wrote the file. Such a document is
    /// read-only. The default implementation returns false.
    static func isNewer(_ bytes: [UInt8]) -> Bool

    /// A Boolean value that indicates whether changes of other programs are merged. The default is true if the type
    /// lists merged properties.
    static var mergesChanges: Bool { get }
}

extension DocumentContent {
    public static func isNewer(_ bytes: [UInt8]) -> Bool { false }
    public static var mergesChanges: Bool { !mergedProperties.isEmpty }
}
