import Glibc
import Synchronization

/// Removes the files of a server if GTK ends the program because `gtk4-broadwayd` has ended unexpectedly.
enum ExitCleanup {
    private struct Paths {
        var files: [String] = []
        var directories: [String] = []
    }

    private static let paths = Mutex(Paths())

    /// Registers the function that C calls at the exit. It's evaluated once.
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
