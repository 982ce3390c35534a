import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of a complete run with the installed GIR files.
final class RegenerationTests: XCTestCase {
    /// The checked-in files are identical to the generated ones, except for the declarations of traits.
    func testCheckedInFilesAreUpToDate() throws {
        let configuration = try Options(["--sources", Repository.sources.path]).configuration()
        let files = GeneratedFile.joined(try Generator(InstalledFiles.checked(), configuration).files())
        XCTAssertEqual(Set(files.map(\.path)).count, files.count, "two files have the same path")
        let differences = try FileWriter(home: Repository.sources, isCheck: true, ignoresTraits: true).write(
            // The coverage report is printed from the newest GIR files.
            files.filter { $0.path != GeneratedFile.coverage },
            replacing: configuration.generatedModules.map { "\($0)/Generated" }
        )
        XCTAssertEqual(differences, [], "swift run girgen writes or removes these files")
    }

    /// Each constant that isn't bound has a reason, and no two keys have the same name.
    func testEachConstantHasADecision() throws {
        let coverage = Coverage()
        let namespaces = try InstalledFiles.checked()
        let planner = TypePlanner(GIRLibrary(namespaces, try Repository.configuration()), coverage)
        for namespace in namespaces {
            let groups = planner.planConstants(of: namespace)
            for group in groups {
                let names = Dictionary(grouping: group.constants) { $0.name }
                for (name, constants) in names where constants.count > 1 {
                    XCTFail("\(constants.flatMap(\.documentation.cNames).joined(separator: ", ")) are all \(name)")
                }
            }
        }
        for module in try Repository.configuration().modules {
            for (name, reason) in coverage.counts[module.namespace]?[.constants]?.skipped ?? []
            where reason == TypePlanner.undecidedConstant {
                XCTFail("\(name): \(reason)")
            }
        }
        XCTAssertEqual(coverage.counts["Gdk"]?[.constants]?.bound, 2287)
    }
}
