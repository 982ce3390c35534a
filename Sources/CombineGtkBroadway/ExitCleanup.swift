import Glibc
import Synchronization

/// A cleanup that removes the files of a server when the process exits.
///
/// Deinitializers aren't sufficient, because GTK exits the process without deallocating objects if `gtk4-broadwayd`
/// ends unexpectedly.
enum ExitCleanup {
    private struct Paths {
        var files: [String] = []
        var directories: [String] = []
    }

    private static let paths = Mutex(Paths())

    /// The result of `atexit`. The handler is registered once, because the initializer of a static property runs once.
    private static let registration: Int32 = atexit {
        ExitCleanup.paths.withLock { paths in
            for file in paths.files { unlink(file) }
            for directory in paths.directories { rmdir(directory) }
        }
    }

    /// Schedules files and their directory for removal when the process exits. Missing files are ignored.
    static func add(_ files: [String], directory: String) {
        _ = registration
        paths.withLock { paths in
            paths.files += files
            paths.directories.append(directory)
        }
    }
}
