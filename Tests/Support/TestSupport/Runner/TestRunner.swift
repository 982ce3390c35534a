import Foundation

/// Runs the tests of an executable in several processes at the same time.
///
/// XCTest runs tests one after another. Many tests wait for an X server or for a program, so a single process would be
/// idle most of the time. `COMBINEGTK_TEST_PROCESSES` sets the number of processes. The default is the number of
/// processors. If it's 1, XCTest runs all tests.
enum TestRunner {
    /// Runs the tests, and exits.
    static func run(_ executable: URL) throws -> Never {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let variable = ProcessInfo.processInfo.environment["COMBINEGTK_TEST_PROCESSES"]
        let processes = max(1, variable.flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount)
        var queue = BatchQueue(try TestList(of: executable, folder: folder), processes: processes)
        var results = TestResults()
        var running: [Batch] = []
        while true {
            while running.count < processes, let classes = queue.next() {
                running.append(try Batch(of: classes, executable: executable, folder: folder))
            }
            if running.isEmpty { break }
            // Polls, because the processes end in any order. There is no time limit, because the duration of tests
            // isn't known.
            usleep(20_000)
            let ended = running.filter { !$0.isRunning }
            running.removeAll { batch in ended.contains { $0 === batch } }
            for batch in ended {
                results.add(batch)
                if batch.abnormalEnd != nil { queue.append(batch.classesNotBegun) }
            }
        }
        results.report()
        try? FileManager.default.removeItem(at: folder)
        exit(results.hasFailed ? 1 : 0)
    }
}
