import CombineModel
import Foundation
import XCTest

@testable import TodoModel

/// Files that were written, that are broken, and that cannot be written.
@MainActor
final class TodoFileTests: XCTestCase {
    private var folder = URL(filePath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "todo-file-\(UUID().uuidString)")
    }

    override func tearDown() async throws {
        try? FileManager.default.removeItem(at: folder)
    }

    private var file: TodoFile { TodoFile(folder.appending(path: "todos.json")) }

    private let records = [
        TodoFile.Record(id: UUID(), title: "Brot „kaufen“ 🍞", isDone: false, notes: "2 Laibe\n\"frisch\""),
        TodoFile.Record(id: UUID(), title: "", isDone: true, notes: ""),
    ]

    private func put(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file.url)
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    func testAMissingFileIsAnEmptyList() throws {
        XCTAssertEqual(try file.read(), [])
        let store = TodoStore(file: file)
        XCTAssertNil(store.problem)
        XCTAssertTrue(store.isSaved)
    }

    func testWhatIsWrittenIsRead() throws {
        try file.write(records)
        XCTAssertEqual(try file.read(), records)
        try file.write([])
        XCTAssertEqual(try file.read(), [])
        XCTAssertEqual(files, ["todos.json"])
    }

    func testWhatIsNoFileOfTodosIsKept() throws {
        try file.write(records)
        let whole = try text("todos.json")
        let broken = ["", "{", String(whole.prefix(whole.count / 2)), "[]", "{\"version\":1}", "\u{0}\u{0}\u{0}"]
        for (index, content) in broken.enumerated() {
            try put(content)
            let kept = folder.appending(path: "todos-kept-\(index + 1).json")
            XCTAssertThrowsError(try file.read()) { error in
                XCTAssertEqual(error as? TodoFileError, TodoFileError(reason: .damaged, file: file.url, keptAs: kept))
            }
            XCTAssertEqual(try text(kept.lastPathComponent), content)
            XCTAssertFalse(files.contains("todos.json"))
        }
    }

    func testAFileOfANewerVersionIsKept() throws {
        let content = #"{"version":2,"todos":[{"what":"bread"}]}"#
        try put(content)
        let store = TodoStore(file: file)
        let kept = folder.appending(path: "todos-kept-1.json")
        XCTAssertEqual(store.problem, TodoFileError(reason: .newer, file: file.url, keptAs: kept))
        store.add(Todo(title: "Milk"))
        try store.saveAndWait()
        XCTAssertNil(store.problem)
        XCTAssertEqual(files, ["todos-kept-1.json", "todos.json"])
        XCTAssertEqual(try text("todos-kept-1.json"), content)
        XCTAssertEqual(try file.read().map(\.title), ["Milk"])
    }

    /// A folder in the file's place, as no permission keeps root from reading a file.
    func testWhatCannotBeReadIsKept() throws {
        try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
        let store = TodoStore(file: file)
        guard case .unreadable(let reason)? = store.problem?.reason else {
            return XCTFail("\(String(describing: store.problem))")
        }
        XCTAssertEqual(store.problem?.keptAs?.lastPathComponent, "todos-kept-1.json")
        XCTAssertFalse(reason.isEmpty)
        XCTAssertEqual(files, ["todos-kept-1.json"])
    }

    /// The disk is as full as a limit of this process makes it.
    func testAWriteThatFailsLosesNothing() throws {
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
            guard case .unwritable(let reason)? = (error as? TodoFileError)?.reason else { return XCTFail("\(error)") }
            XCTAssertFalse(reason.isEmpty)
        }
        XCTAssertEqual(try text("todos.json"), before)
        XCTAssertEqual(files, ["todos.json"])
        XCTAssertNotNil(store.problem)
        XCTAssertEqual(store.todos.count, 2)
        try store.saveAndWait()
        XCTAssertNil(store.problem)
        XCTAssertEqual(try file.read().count, 2)
    }

    func testAChangeThatIsTakenBackWhileItIsWritten() throws {
        let store = TodoStore(file: file)
        store.add(Todo(title: "Bread"))
        store.save()
        XCTAssertFalse(store.isSaved)
        store.undoManager.undo()
        store.save()
        let deadline = Date(timeIntervalSinceNow: 20)
        while !store.isSaved, Date() < deadline { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
        XCTAssertTrue(store.isSaved)
        XCTAssertEqual(try file.read(), [])
        try store.saveAndWait()
        XCTAssertEqual(files, ["todos.json"])
    }

    func testErrorsSayWhatHappened() {
        let kept = folder.appending(path: "todos-kept-1.json")
        let words = ErrorPresentation(TodoFileError(reason: .damaged, file: file.url, keptAs: kept))
        XCTAssertEqual(words.title, "Your todos could not be opened")
        XCTAssertEqual(
            words.message,
            "\(file.url.path()) is damaged. Nothing is lost: it is now \(kept.path()). You start with an empty list."
        )
        let stuck = ErrorPresentation(TodoFileError(reason: .damaged, file: file.url))
        XCTAssertEqual(stuck.message?.hasSuffix("nothing that you do now will be saved."), true)
        XCTAssertTrue(TodoFileError(reason: .unwritable("full"), file: file.url).canRetry)
    }
}
