import CombineModel
import Foundation
import XCTest

@testable import TodoModel

extension DocumentFile {
    /// Returns the todos of the file, or an empty array if the file doesn't exist.
    func readTodos() throws -> [Todo] { try read().map { try TodoList(bytes: $0).todos } ?? [] }
}

/// Tests of the content of todo files. `DocumentTests` tests how files are read and written.
@MainActor
final class TodoFileTests: XCTestCase {
    private let path = FileManager.default.temporaryDirectory.path() + "/todos-\(UUID().uuidString).json"

    override func tearDown() async throws {
        try? FileManager.default.removeItem(atPath: path)
    }

    private func list(_ json: String) throws -> TodoList { try TodoList(bytes: Array(json.utf8)) }

    func testReadsWrittenTodos() throws {
        var list = TodoList()
        list.todos = [Todo(title: "Brot „kaufen“ 🍞", notes: "2 Laibe\n\"frisch\""), Todo(isDone: true)]
        XCTAssertEqual(try TodoList(bytes: list.bytes()), list)
        XCTAssertEqual(try TodoList(bytes: TodoList().bytes()), TodoList())
    }

    func testReadsFilesOfFirstVersion() throws {
        let id = UUID()
        let todo = #"{"id":"\#(id)","title":"Bread","isDone":true,"notes":"two"}"#
        let list = try list(#"{"version":1,"todos":[\#(todo)]}"#)
        XCTAssertEqual(list.todos.map { "\($0.id) \($0.heading) \($0.notes)" }, ["\(id) ✓ Bread two"])
        let text = String(decoding: try list.bytes(), as: UTF8.self)
        XCTAssertTrue(text.contains("\"version\":1"), text)
    }

    func testDamagedContentIsAnError() throws {
        let whole = String(decoding: try TodoList().bytes(), as: UTF8.self)
        let damaged = ["", "{", String(whole.prefix(whole.count / 2)), "[]", "{\"version\":1}", "\0\0\0", "Dear diary"]
        for content in damaged {
            XCTAssertThrowsError(try list(content), content)
            XCTAssertFalse(TodoList.isNewer(Array(content.utf8)))
        }
    }

    func testKeepsTodosWithSameIdentifier() throws {
        let record = #"{"id":"\#(UUID())","title":"%","isDone":false,"notes":""}"#
        let list = ["a", "b", "c"].map { record.replacingOccurrences(of: "%", with: $0) }.joined(separator: ",")
        try Data(#"{"version":1,"todos":[\#(list)]}"#.utf8).write(to: URL(filePath: path))
        let file = DocumentFile(path: path)
        let store = TodoStore(file: file)
        XCTAssertEqual(store.todos.map(\.title), ["a", "b", "c"])
        XCTAssertEqual(Set(store.todos.map(\.id)).count, 3)
        XCTAssertEqual(
            store.todos.map(\.id),
            try file.readTodos().map(\.id),
            "each process gives them the same identities"
        )
        store.content.todos[1].title = "B"
        try store.saveAndWait()
        XCTAssertEqual(try file.readTodos().map(\.title), ["a", "B", "c"])
    }

    /// A limit on the file size simulates a full disk.
    func testFailedWriteKeepsChanges() throws {
        let store = TodoStore(file: DocumentFile(path: path))
        store.add(Todo(title: "Bread"))
        try store.saveAndWait()
        let before = try String(contentsOfFile: path, encoding: .utf8)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var former = limit
        limit.rlim_cur = rlim_t(before.utf8.count + 20)
        signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        store.add(Todo(title: String(repeating: "x", count: 10_000)))
        let result = Result { try store.saveAndWait() }
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &former)

        XCTAssertThrowsError(try result.get()) { error in
            guard case .file(let error)? = (error as? DocumentProblem)?.reason else { return XCTFail("\(error)") }
            XCTAssertEqual(error.reason, .system(EFBIG))
        }
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), before)
        XCTAssertEqual(store.todos.count, 2)
        try store.saveAndWait()
        XCTAssertNil(store.problem)
        XCTAssertEqual(TodoStore(file: DocumentFile(path: path)).todos.count, 2)
    }
}
