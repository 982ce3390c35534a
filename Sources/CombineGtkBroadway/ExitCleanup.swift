import Glibc
import Synchronization

/// Removes the files of a server when GTK ends the program, which happens if `gtk4-broadwayd` ends unexpectedly.
enum ExitCleanup {
    private struct Paths {
        var files: [String] = []
        var directories: [String] = []
    }

    private static let paths = Mutex(Paths())

    /// The function that C calls at the exit is registered once.
    private static let registration: Int32 = atexit {
        ExitCleanup.paths.withLock { paths in
            for file in paths.files { unlink(file) }
            for directory in paths.directories { rmdir(directory) }
        }
    }

    /// Removes files and their directory when the process exits. They can be removed earlier.
    static func add(_ files: [String], directory: String) {
        _ = registration
        paths.withLock { paths in
            paths.files += files
            paths.directories.append(directory)
        }
    }
}
