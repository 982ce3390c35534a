import Foundation
import Gtk
import XCTest

/// The process in whose forks ``CallSequenceTests`` runs its sequences. Without its environment variables, it does
/// nothing.
@MainActor
final class CallSequenceServerTests: XCTestCase {
    /// The name of the variable with the first seed.
    nonisolated static let seed = "COMBINEGTK_SEQUENCE_SEED"
    /// The name of the variable with the difference between two seeds.
    nonisolated static let step = "COMBINEGTK_SEQUENCE_STEP"
    /// The name of the variable with the time for running sequences, in seconds.
    nonisolated static let seconds = "COMBINEGTK_SEQUENCE_SECONDS"
    /// The name of the variable with the path of the report.
    nonisolated static let report = "COMBINEGTK_SEQUENCE_REPORT"

    func testServes() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let report = environment[Self.report], let home = environment["HOME"],
            var seed = environment[Self.seed].flatMap({ UInt64($0) }),
            let step = environment[Self.step].flatMap({ UInt64($0) }),
            let seconds = environment[Self.seconds].flatMap({ Int($0) })
        else { return }
        let deadline = ContinuousClock.now + .seconds(seconds)
        let list = FunctionList()
        let groups = FunctionGroups(list)
        let process = ForkedProcess(outputPath: report + ".output")
        let callsPath = report + ".calls"
        var endings: [String] = []
        repeat {
            // Every sequence begins with an empty folder, because an earlier one may have changed or removed it.
            try? FileManager.default.removeItem(atPath: home)
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(home))
            let sequence = CallSequence(list: list, groups: groups, seed: seed)
            let status = process.run {
                let calls = open(callsPath, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
                ForkedProcess.openDisplay()
                sequence.run { text in
                    let bytes = Array(text.utf8)
                    write(calls, bytes, bytes.count)
                }
            }
            let calls = String(decoding: ForkedProcess.contents(callsPath), as: UTF8.self)
            let output = process.output
            let outcome = status == 0 ? .fine : FunctionOutcome(status: status, output: output)
            let isFailure = outcome == .crashed || outcome == .hung
            let fields = [
                "\(seed)", "\(outcome.rawValue)", "\(calls.split(separator: "\n").count)",
                isFailure ? "\(calls)\nstatus \(status): \(output)" : "",
            ]
            endings.append(fields.joined(separator: "\t").replacing("\n", with: "\u{1}"))
            seed += step
        } while ContinuousClock.now < deadline
        try endings.joined(separator: "\n").write(toFile: report, atomically: true, encoding: .utf8)
    }
}
