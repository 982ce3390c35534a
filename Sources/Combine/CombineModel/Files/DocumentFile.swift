import Combine
internal import Glibc

/// A file that a program always reads and replaces completely, such as a document.
///
/// ```swift
/// let file = DocumentFile(path: "/home/ada/letter.txt")
/// let letter = try file.read() ?? []
/// try file.write(changed(letter))
/// ```
///
/// - A write replaces the file in one step. If the program or the computer stops, the file has its old contents or its new ones.
/// - A write throws an error if another program changed the file after this object read or wrote it. To merge both
///   changes, use ``update(_:)``.
/// - Processes that use this type access a file one at a time. A call that has waited for a second throws an error.
/// - If the path is a symbolic link, the target of the link is replaced. The file keeps its permissions and its owner.
///   Other hard links to the file keep the old contents.
/// - Only a regular file is read, replaced or renamed. A directory, a device or a pipe is an error, and isn't opened.
///
/// The methods block until the disk has the data. You can call them on any thread. `GFile.replace_contents`, AppKit's `NSDocument`.
public final class DocumentFile: Sendable {
    /// The path of the file. Bytes that aren't UTF-8 are escaped, see `String.fileNameBytes`.
    public let path: String

    /// A Boolean value that indicates whether a new file can only be read by the user. Missing folders are then
    /// created..
    private let isPrivate: Bool

    /// The version of the file that this object read or wrote last, or nil if there was no file.
    private let known = Locked<Known>(.nothing)

    private enum Known: Equatable {
        /// The file hasn't been read yet.
        case nothing
        case missing
        case version(FileVersion)
    }

    /// Creates an object for a file, which doesn't have to exist. Nothing is read.
    ///
    /// - Parameter path: The path of the file. An empty path is an error when the file is read or written.
    public convenience init(path: String) {
        self.init(path: path, isPrivate: false)
    }

    /// Creates an object for a file that belongs to a program, in `$XDG_DATA_HOME`.
    ///
    /// The folder is created when the file is first written. Only the user can read the folder and the file.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - program: The identifier of the program, which is the name of the folder.
    public convenience init(_ name: String, inDataOf program: String) {
        let folder = BaseDirectory.data.first ?? "/"
        self.init(path: "\(folder)/\(program)/\(name)", isPrivate: true)
    }

    package init(path: String, isPrivate: Bool) {
        self.path = path
        self.isPrivate = isPrivate
    }

    /// The path of the file that is replaced, if ``path`` is a symbolic link.
    ///
    /// It is the same for all paths that lead to the file, if its folder exists.
    public var target: String { FilePath.withResolvedFolder((try? FilePath.resolved(path)) ?? path) }

    // MARK: Reading

    /// Returns the contents, or nil if there is no file.
    public func read() throws(DocumentFileError) -> [UInt8]? {
        do {
            let (bytes, version) = try StoredFile.read(path)
            known.exchange(version.map { .version($0) } ?? .missing)
            return bytes
        } catch {
            throw DocumentFileError(error, .opening, path)
        }
    }

    /// A Boolean value that indicates whether the file changed since this object read or wrote it last.
    ///
    /// The answer is based on the file's identity, size and modification time. It is false before the first read.
    public var hasChanged: Bool {
        let known = known.value
        return known != .nothing && known != current
    }

    private var current: Known {
        guard let version = try? StoredFile.version(of: path) else { return .missing }
        return .version(version)
    }

    // MARK: Writing

    /// Replaces the file.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - overwritesOtherChanges: A Boolean value that indicates whether the file is also replaced if another program
    ///     changed it after it was read.
    public func write(_ bytes: [UInt8], overwritesOtherChanges: Bool = false) throws(DocumentFileError) {
        try exclusively { access throws(FileProblem) in
            if !overwritesOtherChanges, hasChanged { throw .changed }
            try access.replace(with: bytes)
        }
    }

    /// Replaces the file with what a closure returns for its current contents.
    ///
    /// No other process that uses this type writes the file in the meantime. If the closure returns nil or the contents
    /// that it received, the file doesn't change.
    ///
    /// - Parameter body: A closure that is called once, with the contents or nil if there is no file.
    public func update(_ body: ([UInt8]?) throws -> [UInt8]?) throws {
        var failure: (any Error)?
        try exclusively { access throws(FileProblem) in
            let bytes = try access.read()
            do {
                if let new = try body(bytes), new != bytes { try access.replace(with: new) }
            } catch let error as FileProblem {
                throw error
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Renames a file that can't be used, so that its contents are kept: `letter.txt.damaged`.
    ///
    /// An existing file is never replaced. Call this only for a file that belongs to your program.
    ///
    /// - Returns: The new path.
    @discardableResult
    public func setAside() throws(DocumentFileError) -> String {
        try exclusively { access throws(FileProblem) in
            if hasChanged { throw .changed }
            return try access.setAside()
        }
    }

    /// Calls a closure while no other process that uses this type writes the file.
    package func exclusively<Result>(
        _ body: (FileAccess) throws(FileProblem) -> Result
    ) throws(DocumentFileError) -> Result {
        do {
            let access = try FileAccess(path, isPrivate: isPrivate)
            defer { withExtendedLifetime(access) {} }
            let result = try body(access)
            known.exchange(try access.version.map { .version($0) } ?? .missing)
            return result
        } catch {
            throw DocumentFileError(error, .saving, path)
        }
    }
}
