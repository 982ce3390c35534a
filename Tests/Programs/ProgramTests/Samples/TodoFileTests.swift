import CombineModel
import Foundation
import XCTest

@testable import TodoModel

/// Tests of todo files, including files that are damaged or can't be written.
@MainActor
final class TodoFileTests: XCTestCase {
    private var folder = URL(filePath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "todo-file-\(UUID().uuidString)")
    }

    override func tearDown() async throws {
        try? FileManager.default.removeItem(at: folder)
    }

    private var path: String { folder.path() + "/todos.json" }

    /// A file that the user chose.
    private var file: TodoFile { TodoFile(DocumentFile(path: path)) }

    /// The default file of the program.
    private var ownFile: TodoFile { TodoFile.own(DocumentFile(path: path)) }

    private let records = [
        TodoFile.Record(id: UUID(), title: "Brot „kaufen“ 🍞", isDone: false, notes: "2 Laibe\n\"frisch\""),
        TodoFile.Record(id: UUID(), title: "", isDone: true, notes: ""),
    ]

    private func put(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    func testMissingFileIsEmptyList() throws {
        XCTAssertEqual(try file.read(), [])
        let store = TodoStore(file: file)
        XCTAssertNil(store.problem)
        XCTAssertTrue(store.isSaved)
    }

    func testReadsWrittenTodos() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        XCTAssertEqual(try file.save(records, changedFrom: []), records)
        XCTAssertEqual(try file.read(), records)
        XCTAssertEqual(try file.save([], changedFrom: records), [])
        XCTAssertEqual(try file.read(), [])
        XCTAssertEqual(files, ["todos.json"])
    }

    private func broken() throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try file.save(records, changedFrom: [])
        let whole = try text("todos.json")
        return ["{", String(whole.prefix(whole.count / 2)), "[]", "{\"version\":1}", "\u{0}\u{0}\u{0}", "Dear diary"]
    }

    func testRenamesDamagedDefaultFile() throws {
        for (index, content) in (try broken() + [""]).enumerated() {
            try put(content)
            let kept = path + (index == 0 ? ".damaged" : ".damaged-\(index + 1)")
            XCTAssertThrowsError(try ownFile.read()) { error in
                XCTAssertEqual((error as? TodoFileError)?.reason, .damaged)
                XCTAssertEqual((error as? TodoFileError)?.keptAs, kept)
            }
            XCTAssertEqual(try String(contentsOfFile: kept, encoding: .utf8), content)
            XCTAssertFalse(files.contains("todos.json"))
        }
    }

    func testNeverRenamesOrOverwritesOtherFile() throws {
        for content in try broken() {
            try put(content)
            let store = TodoStore(file: file)
            XCTAssertEqual(store.problem?.reason, .damaged)
            XCTAssertNil(store.problem?.keptAs)
            store.add(Todo(title: "Milk"))
            try store.saveAndWait()
            XCTAssertEqual(files, ["todos.json"])
            XCTAssertEqual(try text("todos.json"), content)
        }
        try put("")
        XCTAssertEqual(try file.read(), [], "an empty file has nothing to lose")
    }

    func testKeepsFileReplacedWithOtherContent() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = TodoStore(file: file)
        store.add(Todo(title: "Milk"))
        try store.saveAndWait()
        try put("Dear diary")
        store.add(Todo(title: "Bread"))
        XCTAssertThrowsError(try store.saveAndWait())
        XCTAssertEqual(store.problem?.reason, .replaced)
        XCTAssertEqual(store.problem?.isAboutSaving, true)
        XCTAssertEqual(try text("todos.json"), "Dear diary")
        XCTAssertEqual(store.todos.map(\.title), ["Milk", "Bread"])
    }

    func testDoesNotChangeFileOfNewerVersion() throws {
        let content = #"{"version":2,"todos":[{"id":"\#(UUID())","title":"Bread","isDone":false,"notes":"","due":1}]}"#
        for file in [file, ownFile] {
            try put(content)
            let store = TodoStore(file: file)
            guard case .newer(let records)? = store.problem?.reason else {
                return XCTFail("\(String(describing: store.problem))")
            }
            XCTAssertEqual(records.map(\.title), ["Bread"])
            XCTAssertEqual(store.todos.map(\.title), ["Bread"])
            store.add(Todo(title: "Milk"))
            try store.saveAndWait()
            XCTAssertEqual(files, ["todos.json"])
            XCTAssertEqual(try text("todos.json"), content)
        }
    }

    /// A directory replaces the file, because the root user can read any file.
    func testDoesNotChangeUnreadableFile() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for file in [file, ownFile] {
            let store = TodoStore(file: file)
            guard case .file(let error)? = store.problem?.reason else {
                return XCTFail("\(String(describing: store.problem))")
            }
            XCTAssertEqual(error.reason, .notAFile)
            XCTAssertEqual(files, ["todos.json"])
        }
    }

    func testKeepsTodosWithSameIdentifier() throws {
        let id = UUID()
        let record = #"{"id":"\#(id)","title":"%","isDone":false,"notes":""}"#
        let list = ["a", "b", "c"].map { record.replacingOccurrences(of: "%", with: $0) }.joined(separator: ",")
        try put(#"{"version":1,"todos":[\#(list)]}"#)
        let store = TodoStore(file: file)
        XCTAssertNil(store.problem)
        XCTAssertEqual(store.todos.map(\.title), ["a", "b", "c"])
        XCTAssertEqual(Set(store.todos.map(\.id)).count, 3)
        XCTAssertEqual(store.todos.map(\.id), try file.read().map(\.id), "each process gives them the same identities")
        store.todos[1].title = "B"
        try store.saveAndWait()
        XCTAssertEqual(try file.read().map(\.title), ["a", "B", "c"])
    }

    // MARK: Two programs

    func testTwoStoresKeepAllChanges() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (one, two) = (TodoStore(file: file), TodoStore(file: file))
        one.add(Todo(title: "a"))
        try one.saveAndWait()
        two.add(Todo(title: "b"))
        try two.saveAndWait()
        XCTAssertEqual(Set(two.todos.map(\.title)), ["a", "b"])
        one.todos[0].title = "A"
        try one.saveAndWait()
        XCTAssertEqual(Set(one.todos.map(\.title)), ["A", "b"])
        two.reload()
        wait(for: "the other store to read the change") { Set(two.todos.map(\.title)) == ["A", "b"] }
        _ = two.delete(Set(two.todos.map(\.id)))
        try two.saveAndWait()
        try one.saveAndWait()
        XCTAssertEqual(one.todos.map(\.title), ["A", "b"], "nothing has changed, so nothing is written")
        one.reload()
        wait(for: "the deletion") { one.todos.isEmpty }
        XCTAssertEqual(try file.read(), [])
    }

    private func wait(for what: String, until condition: () -> Bool) {
        let deadline = Date(timeIntervalSinceNow: 20)
        while !condition(), Date() < deadline { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
        XCTAssertTrue(condition(), what)
    }

    func testMergesChangesOfBothSides() {
        func record(_ id: Int, _ title: String, done: Bool = false) -> TodoFile.Record {
            let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(id)))
            return TodoFile.Record(id: id, title: title, isDone: done, notes: "")
        }
        let base = [record(1, "a"), record(2, "b"), record(3, "c")]
        func merged(_ ours: [TodoFile.Record], _ theirs: [TodoFile.Record]) -> [String] {
            TodoFile.Record.merged(ours, theirs, base: base).map { $0.title + ($0.isDone ? "✓" : "") }
        }
        XCTAssertEqual(merged(base, base), ["a", "b", "c"])
        XCTAssertEqual(
            merged([record(1, "A"), base[1], base[2]], [record(1, "a", done: true), base[1], base[2]]),
            ["A✓", "b", "c"]
        )
        XCTAssertEqual(
            merged([record(1, "A"), base[1], base[2]], [record(1, "Ä"), base[1], base[2]]),
            ["A", "b", "c"]
        )
        XCTAssertEqual(merged([base[0], base[2]], base + [record(4, "d")]), ["a", "c", "d"])
        XCTAssertEqual(merged([base[0], base[2]], [base[0], record(2, "B"), base[2]]), ["a", "B", "c"])
        XCTAssertEqual(merged([base[0], record(2, "B"), base[2]], [base[0]]), ["a", "B"])
        XCTAssertEqual(merged([base[2], base[0], base[1]], base + [record(4, "d")]), ["c", "a", "b", "d"])
        XCTAssertEqual(merged(base + [record(5, "e")], [record(4, "d")] + base), ["d", "a", "b", "c", "e"])
    }

    // MARK: Failures

    /// A limit on the file size simulates a full disk.
    func testFailedWriteKeepsChanges() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = TodoStore(file: file)
        store.add(Todo(title: "Bread"))
        try store.saveAndWait()
        let before = try text("todos.json")
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let former = limit
        limit.rlim_cur = rlim_t(before.utf8.count + 20)
        signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        store.add(Todo(title: String(repeating: "x", count: 10_000)))
        let result = Result { try store.saveAndWait() }
        var again = former
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &again)

        XCTAssertThrowsError(try result.get()) { error in
            guard case .file(let error)? = (error as? TodoFileError)?.reason else { return XCTFail("\(error)") }
            XCTAssertEqual(error.reason, .system(EFBIG))
        }
        XCTAssertEqual(try text("todos.json"), before)
        XCTAssertEqual(files, ["todos.json"])
        XCTAssertNotNil(store.problem)
        XCTAssertEqual(store.todos.count, 2)
        try store.saveAndWait()
        XCTAssertNil(store.problem)
        XCTAssertEqual(try file.read().count, 2)
    }

    func testUndoesChangeDuringWrite() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = TodoStore(file: file)
        store.add(Todo(title: "Bread"))
        store.save()
        XCTAssertFalse(store.isSaved)
        store.undoManager.undo()
        store.save()
        XCTAssertFalse(store.isSaved, "the first write isn't undone yet")
        let deadline = Date(timeIntervalSinceNow: 20)
        while !store.isSaved, Date() < deadline { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
        XCTAssertTrue(store.isSaved)
        XCTAssertEqual(try file.read(), [])
        try store.saveAndWait()
        XCTAssertEqual(files, ["todos.json"])
    }

    func testUndoesChangeBeforeQuit() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = TodoStore(file: file)
        store.add(Todo(title: "Bread"))
        store.save()
        store.undoManager.undo()
        try store.saveAndWait()
        XCTAssertEqual(try file.read(), [])
        XCTAssertTrue(store.isSaved)
        XCTAssertEqual(store.todos.count, 0)
    }

    func testSavesChangeMadeDuringWrite() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = TodoStore(file: file)
        store.add(Todo(title: "Bread"))
        store.save()
        store.add(Todo(title: "Milk"))
        store.save()
        XCTAssertFalse(store.isSaved)
        wait(for: "the second write") { store.isSaved }
        XCTAssertEqual(try file.read().map(\.title), ["Bread", "Milk"])
    }

    func testErrorsAreSentences() throws {
        try put("{")
        XCTAssertThrowsError(try ownFile.read()) { error in
            let words = ErrorPresentation(error)
            XCTAssertEqual(words.title, "“todos.json” can’t be opened")
            XCTAssertEqual(
                words.message,
                "The file isn’t a list of todos. It is now “\(path).damaged”. You start with an empty list."
            )
        }
        try put("{")
        XCTAssertThrowsError(try file.read()) { error in
            XCTAssertEqual(ErrorPresentation(error).message, "The file isn’t a list of todos.")
        }
    }
}
