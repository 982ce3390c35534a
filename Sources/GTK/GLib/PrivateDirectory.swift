import CGtk
import Glibc

/// A directory that other users can't open, for sockets and secrets. It's removed when this object is deallocated.
///
/// If the process is killed, the directory isn't removed.
@MainActor
package final class PrivateDirectory {
    package let path: String
    private var isRemoved = false

    /// Creates a directory with a unique name. `g_mkdtemp`.
    ///
    /// Throws ``GLibError`` if the directory can't be created. The message contains the path of the parent directory.
    ///
    /// - Parameter parent: The parent directory, or nil to use the system's directory for temporary files.
    package init(in parent: String? = nil) throws(GLibError) {
        let parent = parent ?? String(cString: g_get_tmp_dir())
        let template = g_strdup("\(parent)/combinegtk-XXXXXX")
        defer { g_free(template) }
        guard let made = g_mkdtemp(template) else {
            let code = errno
            throw Self.error(code, "can't create a directory in \(parent): \(String(cString: g_strerror(code)))")
        }
        path = String(cString: made)
    }

    isolated deinit { remove() }

    package func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        Self.removeContents(of: path)
        rmdir(path)
    }

    private static func removeContents(of directory: String) {
        guard let listing = g_dir_open(directory, 0, nil) else { return }
        defer { g_dir_close(listing) }
        while let name = g_dir_read_name(listing) {
            let path = "\(directory)/\(String(cString: name))"
            // For a symbolic link to a directory, `unlink` removes only the link.
            if unlink(path) == 0 { continue }
            removeContents(of: path)
            rmdir(path)
        }
    }

    /// Throws an error if other users can add, remove or replace files in a directory.
    ///
    /// - Parameter directory: An existing directory. The current user must own the directory, and no other user may
    ///   write to it.
    package static func check(_ directory: String) throws(GLibError) {
        var status = stat()
        guard stat(directory, &status) == 0 else {
            let code = errno
            throw error(code, "the directory \(directory) cannot be used: \(String(cString: g_strerror(code)))")
        }
        guard status.st_uid == geteuid() else {
            throw error(EPERM, "the directory \(directory) cannot be used: it belongs to another user")
        }
        let writableByOthers: mode_t = 0o022
        guard status.st_mode & writableByOthers == 0 else {
            throw error(EPERM, "the directory \(directory) cannot be used: other users can write to it")
        }
    }

    private static func error(_ code: Int32, _ message: String) -> GLibError {
        let code = Int(g_file_error_from_errno(code).rawValue)
        return GLibError(domain: String(cString: g_quark_to_string(g_file_error_quark())), code: code, message: message)
    }
}
