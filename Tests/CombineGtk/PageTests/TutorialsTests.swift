import Foundation
import TestSupport
import XCTest

/// Tests of the tutorials, their code and their pictures.
///
/// With `COMBINEGTK_README_PICTURES=1 swift test --filter TutorialsTests`, they also write the pictures. A picture shows the program
/// after its step.
final class TutorialsTests: XCTestCase {
    private static let environment = ProcessInfo.processInfo.environment
    private static let pictures = SourceFolder.package.appending(
        path: "Sources/CombineGtk/CombineGtk.docc/Pictures/Tutorials"
    )

    func testEachCodeFileIsUsed() throws {
        for tutorial in try TutorialStep.tutorials() {
            let steps = try TutorialStep.steps(of: tutorial)
            XCTAssertGreaterThan(steps.count, 3, tutorial)
            let folder = TutorialStep.folder.appending(path: tutorial).path()
            let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
                !$0.hasSuffix(".tutorial")
            }
            XCTAssertEqual(steps.map(\.file.lastPathComponent), files.sorted(), tutorial)
        }
    }

    func testLastStepsAreBuilt() throws {
        for (path, tutorial) in [("Groceries", "02-SearchSortAndUndo"), ("ProgramTests/GroceriesTests", "05-TestIt")] {
            let links = SourceFolder.package.appending(path: "Tests/Programs/\(path)")
            let built = try FileManager.default.contentsOfDirectory(at: links, includingPropertiesForKeys: nil)
                .map { $0.resolvingSymlinksInPath().lastPathComponent }
            let modules = try XCTUnwrap(TutorialStep.steps(of: tutorial).last?.modules)
            let files = modules.first { $0.name == links.lastPathComponent }?.files.map(\.lastPathComponent)
            XCTAssertEqual(built.sorted(), files)
        }
    }

    func testEachPictureHasStepAndTwoFiles() throws {
        let tutorials = try TutorialStep.tutorials()
        let drawn = Set(try tutorials.flatMap { try TutorialStep.steps(of: $0) }.compactMap(\.picture))
        let shown = try (tutorials.map { try TutorialStep.text(of: $0) } + [overview()]).flatMap { text in
            text.matches(of: /source: "(?<name>[^"]+)"/).map { String($0.output.name) }
        }
        XCTAssertEqual(Set(shown), drawn)
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path())
        XCTAssertEqual(Set(files), Set(drawn.flatMap { ["\($0).png", "\($0)~dark.png"] }))
    }

    func testEachStepCompiles() throws {
        guard Self.environment["COMBINEGTK_ALL_TESTS"] != nil else { throw XCTSkip("COMBINEGTK_ALL_TESTS isn't set") }
        let compiler = try StepCompiler()
        for tutorial in try TutorialStep.tutorials() {
            for step in try TutorialStep.steps(of: tutorial) where step.file.pathExtension == "swift" {
                do {
                    if step.manifests.contains(step.file) {
                        try compiler.checkManifest(step.file)
                    } else {
                        try compiler.check(step)
                    }
                } catch {
                    XCTFail("\(step.file.lastPathComponent): \(error)")
                }
            }
        }
    }

    func testPictures() throws {
        guard Self.environment["COMBINEGTK_README_PICTURES"] != nil else {
            throw XCTSkip("COMBINEGTK_README_PICTURES isn't set")
        }
        let compiler = try StepCompiler()
        let variables = try withoutAnimations()
        for step in try TutorialStep.tutorials().flatMap({ try TutorialStep.steps(of: $0) }) {
            guard let picture = step.picture else { continue }
            let program = try compiler.program(step)
            // A number at the end of the name is the width of the window.
            let width = picture.firstMatch(of: /-(?<width>\d+)$/).map { ["--width", String($0.output.width)] } ?? []
            for (scheme, suffix) in [("light", ""), ("dark", "~dark")] {
                let file = Self.pictures.appending(path: "\(picture)\(suffix).png").path()
                let options = ["--color-scheme", scheme, "--screenshot", file] + width
                try SystemCommand.run(variables + ["xvfb-run", "-a", program] + options)
            }
        }
    }

    /// Returns an assignment for `env` that disables animations, so that a picture doesn't show a widget while it moves.
    private func withoutAnimations() throws -> [String] {
        let folder = TemporaryFolder.removedAtExit("tutorials")
        let settings = folder.appending(path: "gtk-4.0")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try "[Settings]\ngtk-enable-animations=false\n"
            .write(to: settings.appending(path: "settings.ini"), atomically: true, encoding: .utf8)
        return ["XDG_CONFIG_HOME=\(folder.path())"]
    }

    private func overview() throws -> String {
        try String(contentsOf: TutorialStep.folder.appending(path: "Tutorials.tutorial"), encoding: .utf8)
    }
}
