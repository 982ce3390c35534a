import CombineModel
import Foundation
import TodoModel
import XCTest

/// Repeatedly kills a process that changes and saves todos, and checks its file each time.
///
/// `COMBINEGTK_KILLS` sets the number of repetitions. The default is 5.
final class TodoKillTests: XCTestCase {
    func testFileSurvivesKilledProgram() throws {
        let kills = ProcessInfo.processInfo.environment["COMBINEGTK_KILLS"].flatMap { Int($0) } ?? 5
        let folder = FileManager.default.temporaryDirectory.appending(path: "todo-kills-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path() + "/todos.json"
        let file = DocumentFile(path: path)
        var (known, reports) = (0, 0)
        for number in 1...kills {
            let writer = try RunningProgram("Notebook", [path], environment: ["COMBINEGTK_TEST_PROGRAM": "todos"])
            // The process is killed at a random time, possibly before the first save. Every fourth time, the test waits
            // for a save, even on a slow machine.
            if number.isMultiple(of: 4) { poll(for: 60) { writer.output.contains("\n") } }
            usleep(.random(in: 0..<400_000))
            writer.send(SIGKILL)
            XCTAssertEqual(writer.exitCode(), -SIGKILL)
            XCTAssertEqual(writer.errors, "")
            // The last line may be incomplete.
            let lines = writer.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            reports += lines.count
            known = max(known, lines.last.flatMap { Int($0) } ?? 0)
            let records = try file.readTodos()
            let saved = records.first.flatMap { Int($0.title) } ?? 0
            XCTAssertGreaterThanOrEqual(saved, known, "kill \(number) lost what was saved")
            known = saved
            XCTAssertEqual(Set(records.map(\.id)).count, records.count)
        }
        print("\(kills) kills: \(reports) saves reported, \(known) changes in the file")
        XCTAssertGreaterThan(reports, 0, "nothing was saved in time, so nothing was checked")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        XCTAssertTrue(Set(files).isSubset(of: ["todos.json", ".todos.json.new"]), "\(files)")
    }
}
