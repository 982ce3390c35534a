import CGtk
import Foundation
import Gtk
import XCTest

/// Calls generated functions with ordinary, empty, huge, missing and invalid arguments.
///
/// Each call must succeed, throw an error, be rejected by a C assertion, or trap with a message. It must not crash.
/// Because calling everything takes minutes, a run makes only as many calls as its time allows, in an order that a seed
/// determines. `COMBINEGTK_FUNCTIONS=all` makes all calls, and `COMBINEGTK_FUNCTIONS=gtk_label` calls the functions
/// with that prefix.
@MainActor
final class FunctionTests: EveryTypeTestCase {
    /// The duration of a run, unless all functions are called.
    nonisolated static let usualTime = Duration.seconds(20)

    /// Returns a Boolean value that indicates whether a function was selected.
    nonisolated static func isSelected(_ name: String) -> Bool {
        switch ProcessInfo.processInfo.environment["COMBINEGTK_FUNCTIONS"] {
        case nil, "all": true
        case .some(let prefix): name.hasPrefix(prefix)
        }
    }

    func testNoFunctionCrashesForAnyArguments() throws {
        let list = FunctionList()
        let processes = 2
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("functions-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let reports = (0..<processes).map { directory.appendingPathComponent("report-\($0)").path }
        let displays = try reports.map { _ in try PrivateDisplay() }
        let servers = try reports.indices.map {
            try ServerProcess.start(
                "EveryTypeTests.FunctionServerTests/testServes",
                [FunctionServerTests.share: "\($0)/\(processes)", FunctionServerTests.report: reports[$0]],
                directory.path,
                displays[$0]
            )
        }
        for server in servers { server.waitUntilExit() }
        withExtendedLifetime(displays) {}

        var counts: [FunctionOutcome: Int] = [:]
        var functions: Set<Int> = []
        var crashes: [String] = []
        var lacking: [String: Set<String>] = [:]
        for report in reports {
            let text = try String(contentsOfFile: report, encoding: .utf8)
            for line in text.split(separator: "\n") {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                let function = try XCTUnwrap(Int(fields[0]))
                let variation = try XCTUnwrap(Int(fields[1]).flatMap { Variation(rawValue: $0) })
                let outcome = try XCTUnwrap(UInt8(fields[2]).flatMap { FunctionOutcome(rawValue: $0) })
                counts[outcome, default: 0] += 1
                functions.insert(function)
                let name = list.functions[function].name
                switch outcome {
                case .crashed, .hung, .begun:
                    let output = fields[3].replacingOccurrences(of: "\u{1}", with: "\n")
                    crashes.append("\(name) (\(variation)) \(outcome): \(Self.relevantPart(output))")
                case .noSpecimen: lacking[String(fields[3]), default: []].insert(name)
                default: break
                }
            }
        }
        let summary = FunctionOutcome.allCases.filter { counts[$0] != nil }.map { "\(counts[$0] ?? 0) \($0)" }
        print("Called \(functions.count) functions:", summary.joined(separator: ", "))
        XCTAssertFalse(functions.isEmpty, "no function name has this prefix")
        for crash in crashes { XCTFail(crash) }
        for (type, names) in lacking where FunctionExceptions.withoutSpecimen[type] == nil {
            XCTFail("There is no \(type) for \(names.sorted().joined(separator: " "))")
        }
    }

    /// Returns the part of a process's output that explains its end. For a sanitizer, it's the beginning of the output,
    /// and otherwise the end.
    private static func relevantPart(_ output: String) -> Substring {
        guard let report = output.range(of: "ERROR: AddressSanitizer") else { return output.suffix(1500) }
        return output[report.lowerBound...].prefix(3000)
    }
}
