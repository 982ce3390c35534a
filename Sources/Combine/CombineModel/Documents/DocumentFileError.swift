import Combine
internal import Glibc

/// An error that occurs when a ``DocumentFile`` can't be read or written.
public struct DocumentFileError: PresentableError, Equatable, CustomStringConvertible {
    /// An operation on a file.
    public enum Operation: Sendable { case opening, saving }

    /// The reason for an error.
    public enum Reason: Equatable, Sendable {
        /// Another program changed the file after this object last read or wrote it.
        case changed
        /// Another process has been accessing the file for more than a second, or was suspended during its access.
        case locked
        /// The path is empty or doesn't lead to a regular file.
        case notAFile
        /// The system reported an error, for example because the disk is full. The value is the `errno` of the C
        /// library.
        case system(Int32)
    }

    /// The operation that failed.
    public let operation: Operation
    /// The path of the file.
    public let path: String
    /// The reason for the failure.
    public let reason: Reason

    init(_ problem: FileProblem, _ operation: Operation, _ path: String) {
        self.path = path
        self.operation = operation
        reason =
            switch problem {
            case .changed: .changed
            case .locked: .locked
            case .notAFile, .invalidPath: .notAFile
            case .system(EISDIR), .system(ENXIO): .notAFile
            case .system(let code): .system(code)
            }
    }

    /// A sentence that contains the name of the file, for example "'letter.txt' can't be saved".
    public var title: String {
        let name = FilePath.displayName(of: path)
        return operation == .opening
            ? PackageText["“\(name)” can’t be opened"] : PackageText["“\(name)” can’t be saved"]
    }

    /// A sentence that describes the reason.
    public var details: String? {
        switch reason {
        case .changed: PackageText["Another program changed the file."]
        case .locked: PackageText["Another program is writing the file."]
        case .notAFile: path.isEmpty ? PackageText["The name is empty."] : PackageText["It isn’t a regular file."]
        case .system(let code): Self.sentence(of: code)
        }
    }

    /// A suggestion for the user, or nil.
    public var recovery: String? {
        switch reason {
        case .locked: PackageText["Try again in a moment."]
        case .system(ENOSPC), .system(EDQUOT): PackageText["Free up space and try again."]
        default: nil
        }
    }

    private static func sentence(of code: Int32) -> String {
        switch code {
        case ENOSPC: PackageText["The disk is full."]
        case EDQUOT, EFBIG: PackageText["There isn’t enough space for the file."]
        case EACCES, EPERM: PackageText["You don’t have the permission."]
        case EROFS: PackageText["The disk is read-only."]
        case ENOENT: PackageText["The folder doesn’t exist."]
        case ENOTDIR: PackageText["A part of the path isn’t a folder."]
        case ENAMETOOLONG: PackageText["The name is too long."]
        case ELOOP: PackageText["The path contains a loop of links."]
        case EIO: PackageText["The disk reports an error."]
        default: "\(String(cString: strerror(code)))."
        }
    }

    /// The path, the operation and the reason, for a log.
    public var description: String {
        "\(path) can't be \(operation == .opening ? "opened" : "saved"): \(details ?? "")"
    }
}
