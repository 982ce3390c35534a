import Foundation

/// A process that runs a batch of test classes.
final class Batch {
    private let classes: [TestList.Class]
    private let process = Process()
    private let outputFile: URL

    /// Starts the process.
    init(of classes: [TestList.Class], executable: URL, folder: URL) throws {
        self.classes = classes
        // The output is written to a file, because programs that a test starts can keep a pipe open.
        outputFile = folder.appendingPathComponent("batch-\(UUID().uuidString)")
        try Data().write(to: outputFile)
        let output = try FileHandle(forWritingTo: outputFile)
        process.executableURL = executable
        process.arguments = [classes.map(\.name).joined(separator: ",")]
        // The session bus is disabled. On a shared bus, applications with the same name in two processes would be
        // treated as one application.
        let changes = ["COMBINEGTK_TEST_BATCH": "1", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
        process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    /// The number of tests in the batch.
    var count: Int { classes.reduce(0) { $0 + $1.count } }

    /// The classes without any test that has begun. It's empty if the process ran no test at all, because another
    /// process would fail in the same way.
    var classesNotBegun: [TestList.Class] {
        let output = output
        let others = classes.filter { test in
            !output.contains("Test Suite '\(test.name.split(separator: ".").last ?? "")' started")
        }
        return others.count < classes.count ? others : []
    }

    /// A Boolean value that indicates whether the process is running.
    var isRunning: Bool { process.isRunning }

    /// The output of the process.
    var output: String { (try? Data(contentsOf: outputFile)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// A description of how the process ended, or nil if it exited normally.
    var abnormalEnd: String? {
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0), (.exit, 1): nil
        case (.exit, let status): "exited with status \(status)"
        case (_, let signal): "was terminated by signal \(signal)"
        }
    }

    /// A Boolean value that indicates whether all tests passed.
    var hasPassed: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }
}
