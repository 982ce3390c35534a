import CombineGtk
import Glibc
import GtkTesting
import XCTest

@MainActor
final class FileDialogTests: GtkTestCase {
    /// Creates a folder with two files and returns its path.
    private func folder() throws -> String {
        var template = Array("/tmp/combinegtk-files-XXXXXX".utf8CString)
        let made = mkdtemp(&template).map { String(cString: $0) }
        let path = try XCTUnwrap(made)
        for name in ["a.json", "b.txt"] {
            let file = try XCTUnwrap(fopen("\(path)/\(name)", "w"))
            fclose(file)
        }
        addTeardownBlock {
            for name in ["a.json", "b.txt"] { unlink("\(path)/\(name)") }
            rmdir(path)
        }
        return path
    }

    private func shown() -> (Window, User) {
        let window = TestedWindow()
        window.setDefaultSize(300, height: 200)
        return (window, User(window))
    }

    func testOpensFile() throws {
        let (window, user) = shown()
        let path = try folder()
        let question = Question { try await window.openFile(types: [.json], in: File(path: path)) }
        user.chooseFile("\(path)/a.json")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer??.path, "\(path)/a.json")
        XCTAssertTrue(user.dialogs.isEmpty)
    }

    func testOpensSeveralFiles() throws {
        let (window, user) = shown()
        let path = try folder()
        let question = Question { try await window.openFiles(in: File(path: path)) }
        user.chooseFile("\(path)/b.txt")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer?.map(\.path), ["\(path)/b.txt"])
    }

    func testOpensFolder() throws {
        let (window, user) = shown()
        let path = try folder()
        let question = Question { try await window.openFolder() }
        user.chooseFile(path)
        wait { question.isAnswered }
        XCTAssertEqual(question.answer??.path, path)
    }

    func testSavesFile() throws {
        let (window, user) = shown()
        let path = try folder()
        let question = Question { try await window.saveFile(named: "Notes.json", types: [.json], in: File(path: path)) }
        wait { user.dialogs.last is FileChooserDialog }
        wait { user.dialogs.last?.descendants.contains { ($0 as? any Editable)?.text == "Notes.json" } ?? false }
        user.chooseFile("\(path)/new.json")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer??.path, "\(path)/new.json")
    }

    func testConfirmsReplacingFile() throws {
        let (window, user) = shown()
        let path = try folder()
        let question = Question { try await window.saveFile(named: "b.txt", in: File(path: path)) }
        user.chooseFile("\(path)/a.json")
        user.answer("Replace")
        wait { question.isAnswered }
        XCTAssertEqual(question.answer??.path, "\(path)/a.json")
    }

    func testUserCancels() {
        let (window, user) = shown()
        let one = Question { try await window.openFile() }
        user.answer("Cancel")
        wait { one.isAnswered }
        XCTAssertEqual(one.answer, .some(nil))
        let several = Question { try await window.openFiles() }
        user.dismissDialog()
        wait { several.isAnswered }
        XCTAssertEqual(several.answer, [])
    }

    func testFiltersMatchFileTypes() throws {
        let (window, user) = shown()
        let question = Question { try await window.openFile("Import", types: [.json, .image.named("Pictures")]) }
        wait { user.dialogs.last is FileChooserDialog }
        let dialog = try XCTUnwrap(user.dialogs.last as? FileChooserDialog)
        XCTAssertEqual(dialog.title, "Import")
        XCTAssertEqual(dialog.filters.items(as: FileFilter.self).map(\.name), ["JSON, Pictures", "JSON", "Pictures"])
        user.answer("Cancel")
        wait { question.isAnswered }
    }

    func testClosingWindowOrCancellingTaskThrowsCancellationError() {
        User(TestedWindow()).window.destroy()
        let (other, otherUser) = shown()
        let cancelled = Question { try await other.openFile() }
        wait { !otherUser.dialogs.isEmpty }
        cancelled.task?.cancel()
        wait { cancelled.isAnswered }
        XCTAssertTrue(cancelled.error is CancellationError)
        wait { otherUser.dialogs.isEmpty }
        assertNoLeaks {
            let (window, user) = shown()
            let question = Question { try await window.saveFile(named: "a") }
            wait { !user.dialogs.isEmpty }
            window.close()
            wait { question.isAnswered }
            XCTAssertTrue(question.error is CancellationError)
            wait { user.dialogs.isEmpty }
            let late = Question { try await window.openFile() }
            wait { late.isAnswered }
            XCTAssertTrue(late.error is CancellationError)
        }
    }

    func testReportsInvalidFileTypes() {
        XCTAssertEqual(FileType("Notebook", suffixes: [".notebook"]).suffixes, ["notebook"])
        assertTraps(saying: "The file type \"Notebook\" has neither a suffix nor a MIME type") {
            _ = FileType("Notebook")
        }
        assertTraps(saying: "The file type \"Notebook\": expected suffixes such as \"txt\", found [\"\"]") {
            _ = FileType("Notebook", suffixes: ["."])
        }
        assertTraps(saying: "The file type \"Notebook\" has an invalid MIME type, \"text\"") {
            _ = FileType("Notebook", mimeTypes: ["text"])
        }
        let kind = TestedWindow.self
        assertTraps(saying: "the file dialog \"Import\" requires a window that was shown, but the \(kind)") {
            let window = TestedWindow()
            let question = Question { try await window.openFile("Import") }
            wait { question.isAnswered }
        }
    }
}
