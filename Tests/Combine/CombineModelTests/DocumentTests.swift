import Foundation
import Testing

@testable import CombineModel

/// Content that can be merged. Each line of the file is an item.
private struct MergedList: DocumentContent {
    var items: [MergedItem] = []

    static let mergedProperties: [MergedProperty<MergedList>] = [.init(\.items)]

    init() {}

    init(bytes: [UInt8]) throws {
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line != "version 2" {
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            guard words.count == 2, let id = Int(words[0]) else { throw CocoaError(.fileReadCorruptFile) }
            items.append(MergedItem(id, String(words[1])))
        }
    }

    func bytes() throws -> [UInt8] { Array(items.map { "\($0.id) \($0.title)\n" }.joined().utf8) }

    static func isNewer(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "version 2".utf8) }
}

/// Content that can't be merged.
private struct Letter: DocumentContent {
    var text = ""

    static let mergedProperties: [MergedProperty<Letter>] = [.init(\.text)]
    static let mergesChanges = false

    init() {}

    init(bytes: [UInt8]) throws { text = String(decoding: bytes, as: UTF8.self) }

    func bytes() throws -> [UInt8] {
        if text.contains("?") { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return Array(text.utf8)
    }
}

@MainActor
@Suite
final class DocumentTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/documents-\(UUID().uuidString)"
    private let file: DocumentFile

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        file = DocumentFile(path: folder + "/items")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    private func put(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: file.path)) }

    private var text: String? { try? String(contentsOfFile: file.path, encoding: .utf8) }

    private func endEvent(_ document: Document<some DocumentContent>) {
        while document.undoManager.groupingLevel > 0 { document.undoManager.endUndoGrouping() }
    }

    private func document(_ titles: String...) -> Document<MergedList> {
        let document = Document<MergedList>()
        document.content.items = titles.enumerated().map { MergedItem($0, $1) }
        endEvent(document)
        document.undoManager.removeAllActions()
        return document
    }

    private func titles(_ document: Document<MergedList>) -> String {
        document.content.items.map(\.title).joined(separator: " ")
    }

    // MARK: Undo

    @Test func undoesChanges() {
        let document = document("a", "b", "c")
        document.edit("Delete") { $0.items.remove(at: 1) }
        #expect(document.undoManager.undoActionName == "Delete")
        endEvent(document)
        document.content.items[0].title = "A"
        endEvent(document)
        #expect(titles(document) == "A c" && document.undoManager.undoCount == 2)
        document.undoManager.undo()
        document.undoManager.undo()
        #expect(titles(document) == "a b c" && document.undoManager.redoActionName == "Delete")
        document.undoManager.redo()
        document.undoManager.redo()
        #expect(titles(document) == "A c")
    }

    @Test func changesWithoutEffectAreNotRegistered() {
        let document = document("a")
        document.content.items[0].title = "a"
        document.edit("Rename") { $0.items[0].title = "a" }
        #expect(!document.undoManager.canUndo && document.undoManager.undoActionName == "")
    }

    @Test func changesInOneEventAreUndoneTogether() {
        let document = document()
        for number in 0..<1_000 { document.content.items.append(MergedItem(number, "\(number)")) }
        document.content.items[0].title = "first"
        endEvent(document)
        var count = 0
        let subscription = document.$content.dropFirst().sink { _ in count += 1 }
        document.undoManager.undo()
        #expect(document.content.items == [] && count == 1)
        document.undoManager.redo()
        #expect(document.content.items.count == 1_000 && document.content.items[0].title == "first" && count == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test func typedTextIsUndoneTogether() {
        let document = document("", "")
        document.recording.pause = .seconds(1_000)
        for text in ["N", "No", "Not", "Note"] {
            document.content.items[0].title = text
            endEvent(document)
        }
        #expect(document.undoManager.undoCount == 1)
        document.content.items[1].title = "x"
        endEvent(document)
        document.content.items[1].isDone = true
        endEvent(document)
        document.content.items[1].title = "xy"
        endEvent(document)
        #expect(document.undoManager.undoCount == 4)
        for expected in ["Note x", "Note x", "Note ", " "] {
            document.undoManager.undo()
            #expect(titles(document) == expected)
        }
        document.undoManager.redo()
        document.content.items[0].title = "Notes"
        endEvent(document)
        #expect(document.undoManager.undoCount == 2 && !document.undoManager.canRedo, "a redo ends the typing")
    }

    @Test func namedChangesOfTextAreUndoneSeparately() {
        let document = document("a")
        for title in ["b", "c"] {
            document.edit("Change to \(title)") { $0.items[0].title = title }
            endEvent(document)
        }
        #expect(document.undoManager.undoActionName == "Change to c" && document.undoManager.undoCount == 2)
    }

    @Test func typingEndsWithTheEventOfAnotherChange() async {
        let document = Document<Letter>()
        // Other tests can occupy the main actor for a long time.
        document.recording.pause = .seconds(1_000)
        for text in ["N", "No", "Not"] {
            document.content.text = text
            await wait("the event ends") { document.undoManager.groupingLevel == 0 }
        }
        #expect(document.undoManager.undoCount == 1)
        document.undoManager.removeAllActions()
        document.content.text = "Note"
        await wait("the event ends") { document.undoManager.groupingLevel == 0 }
        document.undoManager.undo()
        #expect(document.content.text == "Not")
        document.recording.pause = .zero
        for text in ["Now", "Nowhere"] {
            document.content.text = text
            await wait("the event ends") { document.undoManager.groupingLevel == 0 }
        }
        #expect(document.undoManager.undoCount == 2, "a pause ends the typing")
    }

    /// The actions of an event are undone in reverse order, even if another object registers one.
    @Test func undoesTheActionsOfAnEventInReverseOrder() {
        let document = document()
        var seen: [String] = []
        document.content.items.append(MergedItem(1, "a"))
        document.undoManager.registerUndo(withTarget: document) { document in
            seen.append(document.content.items.map(\.title).joined(separator: " "))
        }
        document.content.items.append(MergedItem(2, "b"))
        endEvent(document)
        document.undoManager.undo()
        #expect(seen == ["a"] && document.content.items == [])
    }

    @Test func undoOnlyRevertsItsChange() throws {
        try put("0 a\n1 b\n")
        let (document, other) = (
            Document<MergedList>(file: file), Document<MergedList>(file: DocumentFile(path: file.path))
        )
        document.content.items[0].title = "A"
        endEvent(document)
        document.content.items.append(MergedItem(3, "d"))
        endEvent(document)
        other.content.items[1].title = "B"
        other.content.items.append(MergedItem(2, "c"))
        try other.saveAndWait()
        try document.saveAndWait()
        #expect(titles(document) == "A B c d" && text == "0 A\n1 B\n2 c\n3 d\n")
        document.undoManager.undo()
        document.undoManager.undo()
        #expect(titles(document) == "a B c")
        document.undoManager.redo()
        document.undoManager.redo()
        #expect(titles(document) == "A B c d")
        endEvent(document)
        other.content.items = []
        try other.saveAndWait(overwritesOtherChanges: true)
        try document.saveAndWait()
        document.undoManager.undo()
        document.undoManager.undo()
        #expect(document.content.items.allSatisfy { $0.title != "a" }, "the other program has removed it")
    }

    @Test func changesAreNotRegisteredWhileRegistrationIsDisabled() {
        let document = document("a")
        document.undoManager.disableUndoRegistration()
        document.content.items[0].title = "b"
        document.undoManager.enableUndoRegistration()
        #expect(!document.undoManager.canUndo)
        document.edit("Add") { $0.items.append(MergedItem(1, "c")) }
        document.undoManager.disableUndoRegistration()
        document.edit("Hidden") { $0.items.append(MergedItem(2, "d")) }
        document.undoManager.enableUndoRegistration()
        #expect(document.undoManager.undoActionName == "Add")
    }

    // MARK: Saving

    @Test func changesAreSavedByThemselves() async throws {
        let document = Document<MergedList>(file: file)
        #expect(document.problem == nil && document.isSaved && document.content.items == [])
        document.content.items.append(MergedItem(1, "a"))
        #expect(!document.isSaved)
        await wait("it is saved") { document.isSaved }
        #expect(text == "1 a\n" && names == ["items"])
    }

    @Test func aReleasedDocumentIsSaved() async throws {
        weak var released: Document<MergedList>?
        do {
            let document = Document<MergedList>(file: file)
            document.content.items.append(MergedItem(1, "a"))
            released = document
        }
        await wait("it is released") { released == nil }
        #expect(text == "1 a\n")
    }

    @Test func changesDuringAWriteAreSaved() async throws {
        let document = Document<MergedList>(file: file)
        document.content.items.append(MergedItem(1, "a"))
        document.save()
        document.undoManager.undo()
        document.save()
        #expect(!document.isSaved, "the first write isn't undone yet")
        await wait("the undo is saved") { document.isSaved }
        #expect(text == "")
        document.content.items.append(MergedItem(2, "b"))
        document.save()
        document.content.items.append(MergedItem(3, "c"))
        try document.saveAndWait()
        #expect(document.isSaved && text == "2 b\n3 c\n")
    }

    @Test func aFailedWriteKeepsTheChanges() throws {
        let document = Document<MergedList>(file: file)
        try FileManager.default.removeItem(atPath: folder)
        document.content.items.append(MergedItem(1, "a"))
        #expect(throws: DocumentProblem.self) { try document.saveAndWait() }
        #expect(document.problem?.isAboutSaving == true && !document.isSaved && titles(document) == "a")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try document.saveAndWait()
        #expect(document.problem == nil && document.isSaved && text == "1 a\n")
    }

    @Test func theNextChangeIsAnotherAttempt() async throws {
        let document = Document<MergedList>(file: file)
        try FileManager.default.removeItem(atPath: folder)
        var problems: [DocumentProblem.Reason?] = []
        let subscription = document.$problem.dropFirst().sink { problems.append($0?.reason) }
        document.content.items.append(MergedItem(1, "a"))
        document.save()
        document.content.items.append(MergedItem(2, "b"))
        await wait("the first attempt fails") { document.problem != nil }
        #expect(throws: DocumentProblem.self) { try document.saveAndWait() }
        #expect(problems.count == 1, "the same problem is published once")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        document.content.items.append(MergedItem(3, "c"))
        await wait("the next attempt succeeds") { document.isSaved }
        #expect(text == "1 a\n2 b\n3 c\n" && document.problem == nil)
        withExtendedLifetime(subscription) {}
    }

    /// A subscriber can resolve a conflict immediately.
    @Test func aSubscriberCanSaveTheDocument() throws {
        try put("Dear Ada")
        let document = Document<Letter>(file: file)
        let subscription = document.$problem.sink { [unowned document] problem in
            if problem?.reason == .conflict { try? document.saveAndWait(overwritesOtherChanges: true) }
        }
        try put("Dear Bob")
        document.content.text = "Dear Cleo"
        try? document.saveAndWait()
        #expect(text == "Dear Cleo" && document.problem == nil && document.isSaved)
        withExtendedLifetime(subscription) {}
    }

    @Test func contentThatCannotBeWrittenIsAProblem() throws {
        try put("Dear")
        let document = Document<Letter>(file: file)
        document.content.text = "Dear?"
        #expect(throws: DocumentProblem.self) { try document.saveAndWait() }
        #expect(document.problem?.reason == .invalid && text == "Dear")
    }

    // MARK: Files that can't be opened

    @Test func aDamagedPrivateFileIsRenamed() throws {
        for (name, content) in [("items.damaged", "{"), ("items.damaged-2", "")] {
            try put(content.isEmpty ? "\0" : content)
            let document = Document<MergedList>(file: DocumentFile(path: file.path, isPrivate: true))
            #expect(document.problem?.reason == .damaged && document.problem?.keptAs == "\(folder)/\(name)")
            #expect(ErrorPresentation(try #require(document.problem)).message?.contains(name) == true)
            document.content.items.append(MergedItem(1, "a"))
            try document.saveAndWait()
            #expect(document.problem == nil && text == "1 a\n")
        }
    }

    @Test func anotherDamagedFileIsNotChanged() throws {
        try put("Dear diary")
        let document = Document<MergedList>(file: file)
        #expect(document.problem?.reason == .damaged && document.problem?.keptAs == nil && document.isReadOnly)
        try document.saveAndWait()
        document.content.items.append(MergedItem(1, "a"))
        #expect(throws: DocumentProblem.self) { try document.saveAndWait() }
        #expect(text == "Dear diary" && names == ["items"] && !document.isSaved)
        // The file can be read again.
        try put("2 b\n")
        try document.saveAndWait()
        #expect(titles(document) == "b a" && text == "2 b\n1 a\n" && document.problem == nil && !document.isReadOnly)
        try put("Dear diary")
        let other = Document<MergedList>(file: file)
        try put("2 b\n")
        try other.revert()
        #expect(titles(other) == "b" && other.problem == nil && !other.isReadOnly)
        try put("")
        #expect(Document<MergedList>(file: file).problem == nil)
    }

    @Test func aFileOfANewerVersionIsReadOnly() throws {
        let content = "version 2\n1 a\n"
        try put(content)
        for file in [file, DocumentFile(path: file.path, isPrivate: true)] {
            let document = Document<MergedList>(file: file)
            #expect(document.problem?.reason == .newer && document.isReadOnly && titles(document) == "a")
            document.content.items[0].title = "b"
            #expect(throws: DocumentProblem.self) { try document.saveAndWait() }
            #expect(text == content && names == ["items"])
        }
    }

    @Test func anUnreadableFileIsNotChanged() throws {
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        let document = Document<MergedList>(file: file)
        guard case .file(let error) = document.problem?.reason else { Issue.record("no problem"); return }
        #expect(error.reason == .notAFile && document.isReadOnly && document.problem?.isAboutSaving == false)
    }

    // MARK: Two programs

    @Test func changesOfAnotherProgramAreMerged() async throws {
        try put("1 a\n")
        let (one, two) = (Document<MergedList>(file: file), Document<MergedList>(file: DocumentFile(path: file.path)))
        one.content.items.append(MergedItem(2, "b"))
        try one.saveAndWait()
        two.content.items[0].title = "A"
        two.reload()
        await wait("the change is read") { two.content.items.count == 2 }
        #expect(titles(two) == "A b" && !two.undoManager.undoActionName.contains("b"))
        try two.saveAndWait()
        #expect(text == "1 A\n2 b\n")
        one.reload()
        await wait("the change is read") { one.content.items[0].title == "A" }
        #expect(one.isSaved)
        try FileManager.default.removeItem(atPath: file.path)
        one.content.items.removeLast()
        try one.saveAndWait()
        #expect(text == "1 A\n", "the file is written again")
    }

    /// The file was read before the document was saved, and the result arrives later.
    @Test func anOldVersionDoesNotReplaceASavedChange() async throws {
        try put("1 a\n")
        let document = Document<MergedList>(file: file)
        try put("1 a\n2 theirs\n")
        document.content.items[0].title = "ours"
        document.reload()
        try document.saveAndWait()
        await wait("the reload ends") { !BackgroundWork.isPending }
        #expect(titles(document) == "ours theirs" && text == "1 ours\n2 theirs\n" && document.isSaved)
    }

    /// The file changes between two calls.
    @Test func noReloadIsLost() async throws {
        try put("1 a\n")
        let document = Document<MergedList>(file: file)
        for title in ["b", "c", "d"] {
            try put("1 \(title)\n")
            document.reload()
        }
        await wait("the last version is shown") { titles(document) == "d" }
        #expect(document.isSaved && !document.undoManager.canUndo)
    }

    /// For example, a row that the user is editing ends the edit when it's removed.
    @Test func aSubscriberCanEditTheDocument() throws {
        let document = document("a", "b")
        let subscription = document.$content.dropFirst().sink { [unowned document] content in
            guard content.items.map(\.title) == ["a"] else { return }
            document.edit("Rename") { $0.items[0].title += "!" }
        }
        document.edit("Delete") { $0.items.removeLast() }
        #expect(titles(document) == "a!" && document.undoManager.undoActionName == "Rename")
        endEvent(document)
        document.undoManager.undo()
        #expect(titles(document) == "a b")
        withExtendedLifetime(subscription) {}
    }

    @Test func aDamagedFileIsNotRevertedTo() throws {
        let file = DocumentFile(path: file.path, isPrivate: true)
        let document = Document<MergedList>(file: file)
        document.content.items.append(MergedItem(1, "a"))
        try document.saveAndWait()
        try put("Dear diary")
        #expect(throws: DocumentProblem.self) { try document.revert() }
        #expect(document.problem?.reason == .damaged && titles(document) == "a" && text == "Dear diary")
        try FileManager.default.removeItem(atPath: file.path)
        try document.revert()
        #expect(document.problem == nil && titles(document) == "a", "there is nothing to revert to")
    }

    @Test func equalChangesAreNoConflict() throws {
        try put("a")
        let document = Document<Letter>(file: file)
        document.content.text = "b"
        try put("b")
        try document.saveAndWait()
        #expect(document.problem == nil && document.isSaved)
        document.content.text = "c"
        document.content.text = "b"
        try put("d")
        try document.saveAndWait()
        #expect(document.content.text == "d" && text == "d" && document.problem == nil, "nothing has changed here")
    }

    @Test func replacedContentIsNotOverwritten() throws {
        let document = Document<MergedList>(file: file)
        document.content.items.append(MergedItem(1, "a"))
        try document.saveAndWait()
        for content in ["Dear diary", "version 2\n"] {
            try put(content)
            document.content.items.append(MergedItem(document.content.items.count + 1, "b"))
            #expect(throws: DocumentProblem.self) { try document.saveAndWait() }
            #expect(document.problem?.reason == .replaced && text == content)
        }
        try document.saveAndWait(overwritesOtherChanges: true)
        #expect(document.problem == nil && text == "1 a\n2 b\n3 b\n")
    }

    @Test func aConflictIsReported() async throws {
        try put("Dear Ada")
        let document = Document<Letter>(file: file)
        try put("Dear Bob")
        document.reload()
        await wait("the change is read") { document.content.text == "Dear Bob" }
        document.content.text = "Dear Cleo"
        endEvent(document)
        try put("Dear Dan")
        document.reload()
        await wait("the conflict is found") { document.problem?.reason == .conflict }
        #expect(throws: DocumentProblem.self) { try document.saveAndWait() }
        #expect(text == "Dear Dan" && document.content.text == "Dear Cleo" && !document.isSaved)
        try document.revert()
        #expect(document.content.text == "Dear Dan" && document.isSaved && document.problem == nil)
        document.undoManager.undo()
        #expect(document.content.text == "Dear Cleo")
        try put("Dear Eve")
        #expect(throws: DocumentProblem.self) { try document.saveAndWait() }
        try document.saveAndWait(overwritesOtherChanges: true)
        #expect(text == "Dear Cleo" && document.isSaved)
    }
}
