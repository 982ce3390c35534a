import CGtk
import GLib
import Glibc

/// A helper process, such as a display server, that runs only as long as this process.
///
/// The helper receives `SIGTERM` when this object is deallocated or ``terminate()`` is called. If this process exits in
/// any other way, the kernel terminates the helper. If the user presses Ctrl-C in the terminal, the helper doesn't
/// receive the terminal's signal.
@MainActor
package final class CompanionProcess {
    private let subprocess: OpaquePointer

    /// Starts a helper program.
    ///
    /// Throws ``GLibError`` if the program isn't installed or can't be started.
    ///
    /// - Parameters:
    ///   - arguments: The name of the program, which is searched for in `PATH`, followed by the program's arguments.
    ///   - inherits: The file descriptors of this process that the program inherits, keyed by their numbers in the
    ///     program. After the start, this process closes them.
    ///   - discardsMessages: A Boolean value that indicates whether to discard the program's standard output and error
    ///     streams.
    ///   - keepsFilesPrivate: A Boolean value that indicates whether only this user can access the files and sockets
    ///     that the program creates. `umask`.
    package init(
        _ arguments: [String],
        inherits: [Int32: Int32] = [:],
        discardsMessages: Bool = true,
        keepsFilesPrivate: Bool = false
    ) throws(GLibError) {
        let silence = G_SUBPROCESS_FLAGS_STDOUT_SILENCE.rawValue | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue
        let launcher = g_subprocess_launcher_new(GSubprocessFlags(rawValue: discardsMessages ? silence : 0))
        defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
        // Between `fork` and `exec`, a process may call only functions that are safe in a signal handler.
        // `combinegtk_end_with_parent` and `umask` only make system calls.
        let setUp: GSpawnChildSetupFunc = { _ in combinegtk_end_with_parent() }
        let setUpPrivately: GSpawnChildSetupFunc = { _ in
            combinegtk_end_with_parent()
            umask(0o077)
        }
        g_subprocess_launcher_set_child_setup(launcher, keepsFilesPrivate ? setUpPrivately : setUp, nil, nil)
        for (target, source) in inherits { g_subprocess_launcher_take_fd(launcher, source, target) }
        let copies: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) }
        defer { for copy in copies { g_free(copy) } }
        let vector: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) } + [nil]
        let process = try GLibError.check { error in
            vector.withUnsafeBufferPointer { g_subprocess_launcher_spawnv(launcher, $0.baseAddress, error) }
        }
        guard let process else {
            throw GLibError(domain: "combine-gtk", code: 0, message: "\(arguments[0]) could not be started")
        }
        subprocess = process
    }

    isolated deinit {
        terminate()
        g_object_unref(UnsafeMutableRawPointer(subprocess))
    }

    /// A Boolean value that indicates whether the program is still running. After the program has ended, the value
    /// becomes false when the main loop is notified.
    package var isRunning: Bool { g_subprocess_get_identifier(subprocess) != nil }

    /// Sends `SIGTERM` to the program and waits until it has ended.
    package func terminate() {
        guard isRunning else { return }
        g_subprocess_send_signal(subprocess, SIGTERM)
        g_subprocess_wait(subprocess, nil, nil)
    }

    /// Returns a Boolean value that indicates whether a program is in `PATH`.
    package static func isInstalled(_ program: String) -> Bool {
        guard let path = g_find_program_in_path(program) else { return false }
        g_free(path)
        return true
    }
}
