import Foundation
import XCTest

/// A session bus of a test's own, which ends with this object.
final class PrivateBus {
    private let process = Process()
    let address: String

    /// Starts a bus; skips the test where no `dbus-daemon` is installed.
    init() throws {
        let path = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let path else { throw XCTSkip("dbus-daemon is not installed") }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--session", "--nofork", "--print-address"]
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
