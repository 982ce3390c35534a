import Combine
internal import Glibc

/// A file that a program reads and replaces as a whole, such as a document.
///
/// ```swift
/// let file = DocumentFile(path: "/home/ada/letter.txt")
/// let letter = try file.read() ?? []
/// try file.write(changed(letter))
/// ```
///
/// - Writing replaces the file atomically. If the program or the computer crashes, the file contains either the old or
///   the new contents.
/// - Writing throws an error if another program changed the file after this object last read or wrote it. To merge both
///   changes, use ``update(_:)``.
/// - If several processes use this type, they access the file one at a time. A call that has waited for one second
///   throws an error.
/// - If the path is a symbolic link, the target of the link is replaced. Other hard links to the file keep the old
///   contents.
/// - The file keeps its permissions, access control list, extended attributes, owner and group. If the user isn't
///   allowed to set the owner or group, the file belongs to the user, and no other user gets additional
///   permissions. The set-user-ID, set-group-ID and sticky bits are removed.
/// - The folder of the file must be writable, because the new contents are first written to another file there.
/// - The file must be a regular file. A directory, a device or a pipe isn't opened and causes an error.
///
/// The methods block until the data is on the disk. You can call them on any thread. The class is similar to
/// `g_file_replace_contents` in GIO and `NSDocument` in AppKit.
public final class DocumentFile: Sendable {
    /// The path of the file. Bytes that aren't valid UTF-8 are escaped. See `String.fileNameBytes`.
    public let path: String

    /// A Boolean value that indicates whether the file is private. When a private file is created, its missing folders
    /// are created too, and only the user can read the file.
    let isPrivate: Bool

    /// The version of the file that this object last read or wrote.
    private let known = Locked<Known>(.nothing)

    private enum Known: Equatable {
        /// The file hasn't been read yet.
        case nothing
        case missing
        case version(FileVersion)
    }

    /// Creates an object that represents the file at the given path. The file doesn't have to exist and isn't read yet.
    ///
    /// - Parameter path: The path of the file. If it's empty, reading and writing throw an error.
    public convenience init(path: String) { self.init(path: path, isPrivate: false) }

    /// Creates an object that represents a program's private file in `$XDG_DATA_HOME`.
    ///
    /// The file is in the program's folder, which is created when the file is first written. Only the user can read the
    /// folder and the file.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - program: The identifier of the program, which is also the name of its folder.
    public convenience init(_ name: String, inDataOf program: String) {
        let folder = BaseDirectory.data.first ?? "/"
        self.init(path: "\(folder)/\(program)/\(name)", isPrivate: true)
    }

    package init(path: String, isPrivate: Bool) {
        self.path = path
        self.isPrivate = isPrivate
    }

    /// The path of the file with symbolic links resolved.
    ///
    /// If the file's folder exists, all paths that lead to the file have the same target.
    public var target: String { FilePath.withResolvedFolder((try? FilePath.resolved(path)) ?? path) }

    /// The path of the file, followed by the targets of its symbolic links. The last element is ``target``.
    package var paths: [String] {
        var paths: [String] = []
        let target = (try? FilePath.resolved(path) { paths.append($0) }) ?? path
        return (paths + [target]).map { FilePath.withResolvedFolder($0) }
    }

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

    /// A Boolean value that indicates whether the file has changed since this object last read or wrote the file.
    ///
    /// Two versions of the file are compared by their inode, size and modification time. The property is false before
    /// the first read.
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
    ///   - overwritesOtherChanges: A Boolean value that indicates whether to replace the file even if another program
    ///     has changed it.
    public func write(_ bytes: [UInt8], overwritesOtherChanges: Bool = false) throws(DocumentFileError) {
        try exclusively { access throws(FileProblem) in
            if !overwritesOtherChanges, hasChanged { throw .changed }
            try access.replace(with: bytes)
        }
    }

    /// Passes the current contents of the file to a closure, and replaces the contents with the closure's result.
    ///
    /// Other processes that use this type can't write the file during the call. If the closure returns nil or the
    /// current contents, the file doesn't change.
    ///
    /// - Parameter body: A closure that receives the current contents, or nil if there is no file. The closure is
    ///   called once.
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

    /// Renames a damaged file to preserve its contents, for example to `letter.txt.damaged`.
    ///
    /// Existing files aren't replaced. Call this method only for files that belong to your program.
    ///
    /// - Returns: The new path.
    @discardableResult
    public func setAside() throws(DocumentFileError) -> String {
        try exclusively { access throws(FileProblem) in
            if hasChanged { throw .changed }
            return try access.setAside()
        }
    }

    /// Calls a closure with exclusive access to the file. Other processes that use this type to access the file wait
    /// until the closure returns.
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
