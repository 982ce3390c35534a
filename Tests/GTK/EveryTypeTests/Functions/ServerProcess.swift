import Foundation

/// A process of this test executable that calls functions in forks of itself.
@MainActor
enum ServerProcess {
    /// Starts a process that runs one test.
    ///
    /// - Parameters:
    ///   - test: The test to run.
    ///   - variables: Environment variables to set.
    ///   - directory: The directory in which the process may create files.
    ///   - display: The display for the forks of the process.
    static func start(
        _ test: String,
        _ variables: [String: String],
        _ directory: String,
        _ display: PrivateDisplay
    ) throws -> Process {
        let process = Process()
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = [test]
        var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["COMBINEGTK_TEST_DISPLAY"] = "inherit"
        // The process sets a log writer, which GLib allows only once.
        environment["COMBINEGTK_PLAIN_LOG"] = "1"
        environment["DISPLAY"] = display.name
        // There is no D-Bus service, and files are only created in the given directory.
        for bus in ["DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS"] {
            environment[bus] = "unix:path=/nonexistent"
        }
        for place in ["HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"] {
            environment[place] = directory
        }
        // GLib converts messages to this character set. Converting a megabyte to ASCII exceeds the time limit of a call.
        environment["CHARSET"] = "UTF-8"
        let others = environment["ASAN_OPTIONS"].map { $0 + ":" } ?? ""
        // If there isn't enough memory, GLib must end the process with its own message, as without a sanitizer.
        environment["ASAN_OPTIONS"] =
            others + "handle_sigill=0:handle_sigtrap=0:handle_abort=0:allocator_may_return_null=1"
        process.environment = environment
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }
}
