import Foundation
import XCTest

/// A built program that runs as its own process, with what it prints.
public final class RunningProgram {
    private let process = Process()
    private let folder: URL

    /// A program in the build folder of the tests, run as a process.
    ///
    /// - Parameters:
    ///   - environment: The differences from the environment of the tests. nil removes a variable. The runtime
    ///     directory is always a new one, and no display is inherited unless named here.
    public init(_ name: String, _ arguments: [String] = [], environment changes: [String: String?] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Open to everyone's eyes, as cache directories often are, whatever the tests' own settings.
        chmod(folder.path, 0o755)
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND", "BROADWAY_DISPLAY"] {
            environment[variable] = nil
        }
        // Assistive technologies are reached by the bus, and GTK warns if no bus is available.
        environment["DBUS_SESSION_BUS_ADDRESS"] = nil
        environment["GTK_A11Y"] = "none"
        environment["XDG_RUNTIME_DIR"] = folder.path
        // Mesa warns about a missing GPU.
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

    /// Its runtime directory, where servers leave their sockets.
    public var runtimeDirectory: String { folder.path }

    /// The sockets that it left in its runtime directory, and their directories.
    public var leftovers: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasPrefix("broadway") || $0.hasPrefix("combinegtk") }
    }

    /// A Boolean value that indicates whether it has not ended.
    public var isRunning: Bool { process.isRunning }

    /// The identifiers of the processes that it started and that didn't end.
    public var children: [pid_t] {
        let id = process.processIdentifier
        let text = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    /// Sends it a signal.
    public func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Sends a signal to it and all that it started, as the terminal does at Ctrl-C.
    public func sendToGroup(_ signal: Int32) {
        kill(-getpgid(process.processIdentifier), signal)
    }

    /// Waits until it ends. Returns its exit code, or minus the number of the signal that ended it.
    public func exitCode(within seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line) -> Int32? {
        guard poll(for: seconds, { !process.isRunning }) else {
            XCTFail("it still runs after \(seconds) seconds", file: file, line: line)
            return nil
        }
        return process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
    }

    /// Returns the address that it asks the user to open, once it does.
    public func address(file: StaticString = #filePath, line: UInt = #line) throws -> URL {
        var address: URL?
        poll(for: 20) {
            let word = output.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") }
            address = word.flatMap { URL(string: String($0)) }
            return address != nil || !isRunning
        }
        return try XCTUnwrap(address, "no address; it said: \(output)\(errors)", file: file, line: line)
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

/// Asks until a condition holds, or the time is up. Returns whether it does.
@discardableResult
public func poll(for seconds: Double, _ condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        if Date() > deadline { return false }
        usleep(5000)
    }
    return true
}
