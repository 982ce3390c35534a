import Foundation
import Gtk
import XCTest

/// Calls generated functions in random sequences, with ordinary and hostile arguments, on objects that persist between
/// the calls.
///
/// A sequence may run to its end, trap with a message, or be stopped by a C message. The test fails, and prints the
/// seed and the calls, if there is a crash, a call that doesn't end, or a sanitizer report.
/// `COMBINEGTK_SEQUENCE_SECONDS` sets the duration, which is 5 seconds by default, and `COMBINEGTK_RANDOM_SEED` sets
/// the first seed.
@MainActor
final class CallSequenceTests: EveryTypeTestCase {
    private static let processes = 2

    func testNoSequenceCrashes() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
        let seconds = environment[CallSequenceServerTests.seconds].flatMap { Int($0) } ?? 5
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("sequences-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let reports = (0..<Self.processes).map { directory.appendingPathComponent("report-\($0)").path }
        let displays = try reports.map { _ in try PrivateDisplay() }
        let servers = try reports.indices.map { index in
            let variables = [
                CallSequenceServerTests.seed: "\(seed + UInt64(index))",
                CallSequenceServerTests.step: "\(Self.processes)",
                CallSequenceServerTests.seconds: "\(seconds)",
                CallSequenceServerTests.report: reports[index],
            ]
            let test = "EveryTypeTests.CallSequenceServerTests/testServes"
            // The calls can remove or replace the folder they're given, so the reports are in another folder.
            let files = reports[index] + ".files"
            try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: false)
            return try ServerProcess.start(test, variables, files, displays[index])
        }
        for server in servers { server.waitUntilExit() }
        withExtendedLifetime(displays) {}

        var counts: [FunctionOutcome: Int] = [:]
        var calls = 0
        for report in reports {
            for line in try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n") {
                let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
                let outcome = try XCTUnwrap(UInt8(fields[1]).flatMap { FunctionOutcome(rawValue: $0) })
                counts[outcome, default: 0] += 1
                calls += try XCTUnwrap(Int(fields[2]))
                guard outcome == .crashed || outcome == .hung else { continue }
                XCTFail("seed \(fields[0]) \(outcome):\(fields[3].replacing("\u{1}", with: "\n"))")
            }
        }
        let summary = FunctionOutcome.allCases.filter { counts[$0] != nil }.map { "\(counts[$0] ?? 0) \($0)" }
        print("Ran \(counts.values.reduce(0, +)) sequences with \(calls) calls:", summary.joined(separator: ", "))
        XCTAssertGreaterThan(calls, 0)
    }
}
