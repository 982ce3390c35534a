import Foundation
import XCTest

/// A compiled program that runs in a separate process.
public final class RunningProgram {
    private let process = Process()
    private let folder: URL

    /// Starts a program in the build folder of the tests.
    ///
    /// - Parameters:
    ///   - environment: The changes to the environment of the tests. A nil value removes a variable. The runtime
    ///     directory is always new, and a display is only available if you pass it here. Unless you pass a locale, it's
    ///     `C.UTF-8`, whatever the locale of the tests is.
    public init(_ name: String, _ arguments: [String] = [], environment changes: [String: String?] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Everyone can read the directory, which is common for cache directories. The umask of the tests has no effect.
        chmod(folder.path, 0o755)
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND", "BROADWAY_DISPLAY"] {
            environment[variable] = nil
        }
        // Accessibility is disabled, because GTK would log a warning without a session bus.
        environment["DBUS_SESSION_BUS_ADDRESS"] = nil
        environment["GTK_A11Y"] = "none"
        environment["XDG_RUNTIME_DIR"] = folder.path
        // Mesa would log a warning if there is no GPU.
        environment["EGL_LOG_LEVEL"] = "fatal"
        if !changes.keys.contains(where: { $0.hasPrefix("LC_") || $0 == "LANG" }) { environment["LC_ALL"] = "C.UTF-8" }
        for (variable, value) in changes { environment[variable] = value }
        // If the variable isn't set, GLib may start a bus.
        environment["DBUS_SESSION_BUS_ADDRESS"] = environment["DBUS_SESSION_BUS_ADDRESS"] ?? "disabled:"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try file("output")
        process.standardError = try file("errors")
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// The standard output that has been written so far.
    public var output: String { text("output") }

    /// The standard error that has been written so far.
    public var errors: String { text("errors") }

    /// The runtime directory of the program, in which servers create their sockets.
    public var runtimeDirectory: String { folder.path }

    /// The sockets and their directories that remain in the runtime directory of the program.
    public var leftovers: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasPrefix("broadway") || $0.hasPrefix("combinegtk") }
    }

    /// A Boolean value that indicates whether the program is running.
    public var isRunning: Bool { process.isRunning }

    /// The process identifiers of running child processes.
    public var children: [pid_t] {
        let id = process.processIdentifier
        let text = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    /// Sends a signal to the program.
    public func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Sends a signal to the program and all its child processes, like Ctrl-C in a terminal.
    public func sendToGroup(_ signal: Int32) {
        kill(-getpgid(process.processIdentifier), signal)
    }

    /// Waits until the program exits. Returns its exit code, or the negative number of the signal that terminated it.
    public func exitCode(within seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line) -> Int32? {
        guard poll(for: seconds, { !process.isRunning }) else {
            XCTFail("the program is still running after \(seconds) seconds", file: file, line: line)
            return nil
        }
        return process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
    }

    /// Waits until the program prints an address, and returns the address.
    public func address(file: StaticString = #filePath, line: UInt = #line) throws -> URL {
        var address: URL?
        poll(for: 20) {
            let word = output.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") }
            address = word.flatMap { URL(string: String($0)) }
            return address != nil || !isRunning
        }
        return try XCTUnwrap(address, "no address in the output: \(output)\(errors)", file: file, line: line)
    }

    private func file(_ name: String) throws -> FileHandle {
        let file = folder.appendingPathComponent(name)
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }
}

/// Polls until a condition is true or a deadline has passed. Returns whether the condition is true.
@discardableResult
public func poll(for seconds: Double, _ condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        if Date() > deadline { return false }
        usleep(5000)
    }
    return true
}
