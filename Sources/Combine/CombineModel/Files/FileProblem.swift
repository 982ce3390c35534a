internal import Glibc

/// The reason why a file can't be read or written.
package enum FileProblem: Error, Equatable {
    /// The path is empty or contains a null byte.
    case invalidPath
    /// The path leads to something else than a regular file.
    case notAFile
    /// Another process is writing the file, or was stopped while it wrote it.
    case locked
    /// Another program changed the file.
    case changed
    /// The error of a system call.
    case system(Int32)

    /// The error of the system call that failed last.
    static var last: FileProblem { .system(errno) }
}
