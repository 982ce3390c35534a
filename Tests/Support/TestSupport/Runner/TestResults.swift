import Foundation

/// The results of all batches that have finished.
struct TestResults {
    private let start = Date()
    private var executed = 0
    private var skipped = 0
    private var failures = 0
    private var unexpected = 0
    private(set) var hasFailed = false
    /// The lines that report failures. They are repeated at the end.
    private var errors: [Substring] = []

    /// Prints the output of a batch and counts its tests.
    mutating func add(_ batch: Batch) {
        let output = batch.output
        print(output, terminator: output.hasSuffix("\n") ? "" : "\n")
        errors += output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains("Fatal error") }
        if !batch.hasPassed { hasFailed = true }
        // XCTest prints the totals of the batch at the end.
        let sum = /Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures? \((\d+) unexpected\)/
        let match = output.matches(of: sum).last?.output
        let isComplete = match.flatMap { Int($0.1) } == batch.count
        if let match, batch.abnormalEnd == nil {
            executed += Int(match.1) ?? 0
            skipped += match.2.flatMap { Int($0) } ?? 0
            failures += Int(match.3) ?? 0
            unexpected += Int(match.4) ?? 0
        }
        fflush(nil)
        if isComplete && batch.abnormalEnd == nil { return }
        hasFailed = true
        failures += 1
        unexpected += 1
        let started = output.matches(of: /Test Case '(.+)' started/)
        executed += batch.abnormalEnd == nil ? 0 : started.count
        let last = started.last.map { " in \($0.output.1)" } ?? ""
        let end = batch.abnormalEnd ?? "ended"
        let error = "error: The test process \(end)\(last): expected \(batch.count) tests, found \(started.count)."
        print(error)
        errors.append(error[...])
    }

    /// Prints all failures again, followed by the totals in the format of XCTest.
    func report() {
        if hasFailed { for error in errors { print(error) } }
        let format = DateFormatter()
        format.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        format.locale = Locale(identifier: "en_US_POSIX")
        print("Test Suite 'All tests' \(hasFailed ? "failed" : "passed") at \(format.string(from: Date()))")
        let skips = skipped == 0 ? "" : "\(Self.count(skipped, "test")) skipped and "
        let seconds = String(format: "%.3f", Date().timeIntervalSince(start))
        print(
            "\t Executed \(Self.count(executed, "test")), with \(skips)\(Self.count(failures, "failure"))",
            "(\(unexpected) unexpected) in \(seconds) seconds"
        )
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
