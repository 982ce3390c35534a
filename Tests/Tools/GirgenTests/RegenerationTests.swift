import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of a complete run with the installed GIR files.
final class RegenerationTests: XCTestCase {
    /// Returns the generated files by path.
    private func files() throws -> [String: String] {
        let configuration = try Options(["--sources", Repository.sources.path]).configuration()
        let files = GeneratedFile.joined(Generator(try InstalledFiles.checked(), configuration).files())
        return Dictionary(files.map { ($0.path, $0.text) }) { _, _ in
            XCTFail("two files with the same path")
            return ""
        }
    }

    /// The checked-in files are identical to the generated ones.
    func testCheckedInFilesAreUpToDate() throws {
        let files = try files()
        // The coverage report is printed from the newest GIR files.
        for (path, text) in files where path != GeneratedFile.coverage {
            let checkedIn = try? String(contentsOf: Repository.sources.appendingPathComponent(path), encoding: .utf8)
            if checkedIn != text { XCTFail("\(path) differs. swift run girgen writes it again") }
        }
        for module in try Repository.configuration().modules where module.types?.isEmpty != true {
            let directory = "\(module.name)/Generated"
            let names = try FileManager.default.contentsOfDirectory(
                atPath: Repository.sources.appendingPathComponent(directory).path
            )
            for name in names where files["\(directory)/\(name)"] == nil {
                XCTFail("there is no source for \(directory)/\(name) anymore. swift run girgen removes it")
            }
        }
    }

    /// Each constant that isn't bound has a reason, and no two keys have the same name.
    func testEachConstantHasADecision() throws {
        let coverage = Coverage()
        let namespaces = try InstalledFiles.checked()
        let planner = ConstantPlanner(
            coverage: coverage,
            library: GIRLibrary(namespaces, try Repository.configuration())
        )
        for namespace in namespaces {
            let groups = planner.plan(namespace)
            for group in groups {
                let names = Dictionary(grouping: group.constants) { $0.name }
                for (name, constants) in names where constants.count > 1 {
                    XCTFail("\(constants.flatMap(\.documentation.cNames).joined(separator: ", ")) are all \(name)")
                }
            }
        }
        for module in try Repository.configuration().modules {
            for (name, reason) in coverage.counts[module.namespace]?[.constants]?.skipped ?? []
            where reason == ConstantPlanner.undecided {
                XCTFail("\(name): \(reason)")
            }
        }
        XCTAssertEqual(coverage.counts["Gdk"]?[.constants]?.bound, 2287)
    }
}
