import Foundation
import XCTest

/// A session bus for a test. It stops when this object is deallocated.
///
/// `GTestDBus` isn't used, because it calls `exit` in a fork of the test process. Mesa would then wait forever for its
/// threads, which don't exist in the fork.
public final class PrivateBus {
    private let process = Process()
    public let address: String

    /// Starts a bus. Skips the test if `dbus-daemon` isn't installed.
    ///
    /// - Parameter changes: Additional environment variables for the bus and the programs that it starts.
    public init(environment changes: [String: String] = [:]) throws {
        let path = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let path else { throw XCTSkip("dbus-daemon is not installed") }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--session", "--nofork", "--print-address"]
        process.environment = ProcessInfo.processInfo.environment.merging(changes) { _, change in change }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        if address.isEmpty { throw XCTSkip("dbus-daemon does not start") }
    }

    deinit {
        process.terminate()
    }
}
