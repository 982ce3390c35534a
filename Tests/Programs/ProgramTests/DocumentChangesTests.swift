import XCTest

@testable import CombineGtk

/// Tests of the changes that other programs make to a document.
@MainActor
final class DocumentChangesTests: GtkTestCase {
    private lazy var folder: String = {
        let folder = FileManager.default.temporaryDirectory.path + "/changes-\(UUID().uuidString)"
        addTeardownBlock { try? FileManager.default.removeItem(atPath: folder) }
        return folder
    }()

    private func put(_ text: String, _ name: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }

    /// Changes the target of a link as `ln -sfn` does.
    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "/new-link", withDestinationPath: target)
        rename(folder + "/new-link", "\(folder)/\(name)")
    }

    func testFollowsLinks() throws {
        try put("one", "one.txt")
        try put("two", "two.txt")
        try link("middle", to: "one.txt")
        try link("letter.txt", to: "middle")
        let file = DocumentFile(path: folder + "/letter.txt")
        var texts: [String] = []
        let cancellable = file.changes.sink { texts.append(String(decoding: (try? file.read()) ?? [], as: UTF8.self)) }
        _ = try file.read()
        try link("letter.txt", to: "two.txt")
        wait { texts == ["two"] }
        try put("second", "two.txt")
        wait { texts == ["two", "second"] }
        try link("letter.txt", to: "middle")
        wait { texts == ["two", "second", "one"] }
        try link("middle", to: "two.txt")
        wait { texts == ["two", "second", "one", "second"] }
        try FileManager.default.removeItem(atPath: folder + "/two.txt")
        wait { texts == ["two", "second", "one", "second", ""] }
        cancellable.cancel()
    }

    func testSettingsFollowLinks() throws {
        try put("[settings]\nx=1\n", "one.ini")
        try put("[settings]\nx=2\n", "two.ini")
        try link("settings.ini", to: "one.ini")
        let settings = KeyFileSettings(file: folder + "/settings.ini")
        XCTAssertEqual(settings["x"], 1)
        // The store starts to watch the file on the main thread.
        pumpUntilIdle()
        try link("settings.ini", to: "two.ini")
        wait { settings["x"] == 2 }
    }

    func testReleasesWatch() throws {
        try put("one", "letter.txt")
        let file = DocumentFile(path: folder + "/letter.txt")
        assertNoLeaks { file.changes.sink {}.cancel() }
    }
}
