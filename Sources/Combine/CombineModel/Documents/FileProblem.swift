internal import Glibc

/// The reason why a file can't be read or written.
package enum FileProblem: Error, Equatable {
    /// The path is empty or contains a null byte.
    case invalidPath
    /// The file at the path isn't a regular file.
    case notAFile
    /// Another process is accessing the file, or was suspended during its access.
    case locked
    /// Another program changed the file.
    case changed
    /// The error of a system call.
    case system(Int32)

    /// The error of the most recent failed system call.
    static var last: FileProblem { .system(errno) }
}
