import Foundation
import XCTest

/// A compiled program that runs as a separate process, and its output.
public final class RunningProgram {
    private let process = Process()
    private let folder: URL

    /// Starts a program in the build folder of the tests.
    ///
    /// - Parameters:
    ///   - environment: - environment: The differences from the environment of the tests. nil removes a variable. The
    ///     runtime directory is always a new one, and a display is only inherited if it's set here.
    public init(_ name: String, _ arguments: [String] = [], environment changes: [String: String?] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Readable by everyone, like cache directories often are, independent of the settings of the tests.
        chmod(folder.path, 0o755)
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND", "BROADWAY_DISPLAY"] {
            environment[variable] = nil
        }
        // GTK accesses assistive technologies over the bus, and logs a warning if there is no bus.
        environment["DBUS_SESSION_BUS_ADDRESS"] = nil
        environment["GTK_A11Y"] = "none"
        environment["XDG_RUNTIME_DIR"] = folder.path
        // Mesa logs a warning if there is no GPU.
        environment["EGL_LOG_LEVEL"] = "fatal"
        for (variable, value) in changes { environment[variable] = value }
        // Without a value, GLib may start a bus.
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

    /// The standard output so far.
    public var output: String { text("output") }

    /// The standard error so far.
    public var errors: String { text("errors") }

    /// The runtime directory of the program, in which servers create their sockets.
    public var runtimeDirectory: String { folder.path }

    /// The sockets that remain in the runtime directory of the program, and their directories.
    public var leftovers: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasPrefix("broadway") || $0.hasPrefix("combinegtk") }
    }

    /// A Boolean value that indicates whether the program hasn't ended.
    public var isRunning: Bool { process.isRunning }

    /// The identifiers of running processes that the program started.
    public var children: [pid_t] {
        let id = process.processIdentifier
        let text = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    /// Sends a signal to the program.
    public func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Sends a signal to the program and to all processes that it started, like Ctrl-C in a terminal.
    public func sendToGroup(_ signal: Int32) {
        kill(-getpgid(process.processIdentifier), signal)
    }

    /// Waits until the program ends. Returns its exit code, or the negative number of the signal that ended it.
    public func exitCode(within seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line) -> Int32? {
        guard poll(for: seconds, { !process.isRunning }) else {
            XCTFail("the program is still running after \(seconds) seconds", file: file, line: line)
            return nil
        }
        return process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
    }

    /// Waits until the program prints an address to open, and returns it.
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

/// Polls until a condition holds, with a deadline. Returns a Boolean value that indicates whether the condition holds.
@discardableResult
public func poll(for seconds: Double, _ condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        if Date() > deadline { return false }
        usleep(5000)
    }
    return true
}
