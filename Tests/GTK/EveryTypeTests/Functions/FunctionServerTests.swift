import Foundation
import Gtk
import XCTest

/// The process that ``FunctionTests`` starts to call functions. Without its environment variables, it does nothing.
@MainActor
final class FunctionServerTests: XCTestCase {
    /// The names of environment variables for the part of the functions to call and for the file of the results.
    nonisolated static let share = "COMBINEGTK_FUNCTION_SHARE"
    nonisolated static let report = "COMBINEGTK_FUNCTION_REPORT"

    func testServes() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let share = environment[Self.share]?.split(separator: "/").compactMap({ Int($0) }), share.count == 2,
            let report = environment[Self.report]
        else { return }
        let list = FunctionList()
        let jobs = FunctionJobs.shuffled(of: list).enumerated().filter { $0.offset % share[1] == share[0] }.map(
            \.element
        )
        let isEverything = environment["COMBINEGTK_FUNCTIONS"] != nil
        let server = FunctionServer(
            list: list,
            jobs: jobs,
            outputPath: report + ".output",
            deadline: isEverything ? nil : ContinuousClock.now + FunctionTests.usualTime
        )
        let lines = server.serve().map { ending in
            let output = ending.output.replacingOccurrences(of: "\n", with: "\u{1}")
            let fields: [String] = [
                "\(ending.job.function)", "\(ending.job.variation.rawValue)", "\(ending.outcome.rawValue)", output,
            ]
            return fields.joined(separator: "\t")
        }
        try lines.joined(separator: "\n").write(toFile: report, atomically: true, encoding: .utf8)
    }
}
