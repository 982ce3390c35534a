import Combine
import Dispatch

/// A document that a program shows and changes: its content, its file and its undo manager.
///
/// ```swift
/// let document = Document<NoteList>(file: DocumentFile("notes.json", inDataOf: "org.example.Notes"))
/// document.content.notes[0].title = "Groceries"                 // can be undone, and is saved
/// document.edit("New Note") { $0.notes.append(Note()) }
/// entry.reactive.text <~> Bindable(document).content.notes[id: id].title
/// ```
///
/// - Each change of ``content`` is registered with ``undoManager``. Text that the user types without a pause of a second
///   is undone together if its property is listed in ``Mergeable/mergedProperties``. An undo only reverts its own change,
///   even if another program has changed the content since.
/// - Changes are saved within half a second, on another thread. ``saveAndWait(overwritesOtherChanges:)`` saves them
///   immediately, for example when the program exits. A document that is released is still saved.
/// - Changes that other programs made to the file are merged when the document is saved, and by ``reload()``. See
///   ``DocumentContent``.
/// - If the file is damaged and is a private file of the program, it's renamed, and the document is empty. Any other
///   file that can't be read isn't changed.
///
/// Corresponds to `NSDocument` in AppKit and `ReferenceFileDocument` in SwiftUI.
@MainActor
public final class Document<Content: DocumentContent>: ObservableObject {
    /// The content. It's published before it changes. Therefore, a subscriber can change it only with ``edit(_:_:)``.
    @Published public var content: Content {
        didSet { if !isApplying { contentDidChange(Content.change(from: content, to: oldValue)) } }
    }
    /// The problem of the last attempt to open, revert or save the document, or nil if the attempt succeeded.
    @Published public private(set) var problem: DocumentProblem?
    /// A Boolean value that indicates whether all changes have been saved.
    @Published public private(set) var isSaved = true
    /// The object that records the changes of the content.
    public let undoManager = UndoManager()
    /// The file, or nil if the content is only kept in memory.
    public let file: DocumentFile?
    /// A Boolean value that indicates whether the changes can't be saved, because the file couldn't be read or was
    /// written by a newer version of the program.
    public private(set) var isReadOnly = false

    /// The file when it was last read or written.
    private var saved: Version
    /// The number of changes since the document was opened.
    private var revision = 0
    private var savedRevision = 0
    /// The number of times that ``saved`` was set.
    private var generation = 0
    /// The content that is being written, or nil if no write is in progress.
    private var written: (content: Content, revision: Int)?
    /// The result of the write, until it's applied.
    private let outcome = Outcome()
    private let queue = DispatchQueue(label: "org.combinegtk.document")
    private var isSaveScheduled = false
    /// A Boolean value that indicates whether the setter of ``content`` must not register the change.
    private var isApplying = false
    /// The change that was registered last.
    var recording = Recording<Content>()
    /// The value that is being assigned to ``content``, with the changes that its subscribers have made, or nil.
    private var assigned: Content?
    /// The changes that subscribers have made during the assignment.
    private var waiting: [(change: ValueChange<Content>, actionName: String)] = []
    /// A Boolean value that indicates whether another program changed the file during a write.
    private var needsReload = false

    /// The content of the file, and its bytes, or nil if there is no file.
    private struct Version: Sendable {
        var content: Content
        var bytes: [UInt8]?
    }

    private final class Outcome: Sendable {
        let result = Locked<Result<Version, DocumentProblem>?>(nil)
    }

    /// Opens a document. If there is no file, or the file doesn't exist yet, the content is empty.
    public init(file: DocumentFile? = nil) {
        self.file = file
        var (found, problem) = (Version(content: Content()), DocumentProblem?.none)
        do {
            if let file { found = try Self.read(file) }
        } catch {
            problem = error
            if error.reason == .newer, let bytes = try? file?.read(), let partial = try? Content(bytes: bytes) {
                found.content = partial
            }
        }
        (content, saved, self.problem) = (found.content, found, problem)
        // A file that couldn't be read and wasn't renamed must not be overwritten.
        isReadOnly = problem != nil && problem?.keptAs == nil
    }

    // Background work can release the document last. This deinitializer releases the properties on the main thread.
    isolated deinit {}

    // MARK: Changes

    /// Changes the content, and sets the name of the change for undo. Has no effect if the content stays the same.
    ///
    /// If a subscriber of ``content`` calls this method, the change follows the one that the subscriber receives.
    public func edit(_ actionName: String, _ change: (inout Content) throws -> Void) rethrows {
        let old = assigned ?? content
        var new = old
        try change(&new)
        guard let inverse = Content.change(from: new, to: old) else { return }
        if assigned != nil, let change = Content.change(from: old, to: new) {
            assigned = new
            waiting.append((change, actionName))
        } else {
            set(new) { contentDidChange(inverse, actionName) }
        }
    }

    /// Sets the content without registering the change, calls a closure, and makes the changes of subscribers.
    private func set(_ new: Content, then register: () -> Void = {}) {
        let wasApplying = isApplying
        (assigned, isApplying) = (new, true)
        content = new
        (assigned, isApplying) = (nil, wasApplying)
        register()
        let changes = waiting
        waiting = []
        for (change, actionName) in changes { edit(actionName) { change.apply(to: &$0) } }
    }

    private func contentDidChange(_ inverse: ValueChange<Content>?, _ actionName: String = "") {
        guard let inverse else { return }
        register(inverse, actionName)
        revision += 1
        updateIsSaved()
        scheduleSave()
    }

    private func register(_ inverse: ValueChange<Content>, _ actionName: String = "", isRevert: Bool = false) {
        guard undoManager.isUndoRegistrationEnabled else { return }
        let isTyping = actionName.isEmpty && !isRevert && !undoManager.isUndoing && !undoManager.isRedoing
        if !recording.includes(inverse, in: undoManager, isTyping: isTyping) {
            recording.register(inverse, in: undoManager, isTyping: isTyping) { changes in
                undoManager.registerUndo(withTarget: self) { $0.apply(changes.inverses.reversed()) }
            }
        }
        if !actionName.isEmpty { undoManager.setActionName(actionName) }
    }

    private func apply(_ changes: [ValueChange<Content>]) {
        if assigned != nil { return waiting.append((ValueChange(changes), "")) }
        var new = content
        let inverse = ValueChange(changes).apply(to: &new)
        set(new) { contentDidChange(inverse) }
    }

    private func updateIsSaved() {
        let isSaved = file == nil || savedRevision == revision
        if self.isSaved != isSaved { self.isSaved = isSaved }
    }

    private func report(_ problem: DocumentProblem?) {
        if self.problem != problem { self.problem = problem }
    }

    // MARK: Saving

    private func scheduleSave() {
        if isSaveScheduled || file == nil { return }
        isSaveScheduled = true
        // The closure retains the document, so that the changes are saved even if the document is released.
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [self] in
            MainActor.assumeIsolated {
                isSaveScheduled = false
                save()
            }
        }
    }

    /// Begins to save the changes on another thread. Does nothing if a write is in progress, after which later changes
    /// are saved.
    public func save() {
        guard let file, !isReadOnly, written == nil, savedRevision != revision else { return }
        written = (content, revision)
        BackgroundWork.run(on: queue) { [self, content, saved, outcome] in
            outcome.result.exchange(
                Result { () throws(DocumentProblem) in try Self.write(content, to: file, since: saved) }
            )
            MainThread.performLater { self.applyOutcome() }
        }
    }

    /// Saves the changes before it returns, for example when the program exits. Throws an error if the document is
    /// read-only and has changes.
    ///
    /// - Parameter overwritesOtherChanges: A Boolean value that indicates whether to replace the file even if another
    ///   program has changed it. Use it after the user has decided about a ``DocumentProblem/Reason/conflict``.
    public func saveAndWait(overwritesOtherChanges: Bool = false) throws(DocumentProblem) {
        guard let file else { return }
        if isReadOnly {
            if savedRevision == revision { return }
            // If the file can be read now, the changes are merged with its content.
            _ = try Self.read(file, setsAside: false)
            isReadOnly = false
        }
        queue.sync {}
        applyOutcome()
        if savedRevision == revision, !overwritesOtherChanges { return }
        let base = overwritesOtherChanges ? nil : saved
        let result = Result { () throws(DocumentProblem) in try Self.write(content, to: file, since: base) }
        written = (content, revision)
        outcome.result.exchange(result)
        applyOutcome()
        _ = try result.get()
    }

    /// Applies the result of a write, unless it has already been applied.
    private func applyOutcome() {
        guard let result = outcome.result.exchange(nil), let written else { return }
        self.written = nil
        switch result {
        case .success(let new):
            savedRevision = written.revision
            take(new, since: written.content)
            report(nil)
        case .failure(let error):
            let wasSaved = savedRevision == revision
            report(error)
            // A subscriber may have saved the document.
            if !wasSaved, savedRevision == revision { report(nil) }
            if needsReload { reload() }
            // Another program only locks the file for a moment.
            if case .file(let error) = error.reason, error.reason == .locked { scheduleSave() }
        }
        needsReload = false
        updateIsSaved()
        // Saves the changes that were made during the write.
        if written.revision != revision, savedRevision != revision { scheduleSave() }
    }

    /// - Parameter setsAside: A Boolean value that indicates whether to rename a damaged private file.
    private nonisolated static func read(
        _ file: DocumentFile,
        setsAside: Bool = true
    ) throws(DocumentProblem) -> Version {
        let bytes: [UInt8]
        do {
            guard let found = try file.read() else { return Version(content: Content()) }
            bytes = found
        } catch {
            throw DocumentProblem(.file(error), file.path)
        }
        if Content.isNewer(bytes) { throw DocumentProblem(.newer, file.path) }
        do {
            return Version(content: try Content(bytes: bytes), bytes: bytes)
        } catch {
            // Nothing is lost if a file that the user chose is empty.
            if bytes.isEmpty, !file.isPrivate { return Version(content: Content(), bytes: bytes) }
            var problem = DocumentProblem(.damaged, file.path)
            if file.isPrivate, setsAside { problem.keptAs = try? file.setAside() }
            throw problem
        }
    }

    /// Writes the content. Returns the new version of the file, which includes the changes of other programs.
    ///
    /// - Parameter base: The previous version of the file, or nil to overwrite other changes.
    private nonisolated static func write(
        _ content: Content,
        to file: DocumentFile,
        since base: Version?
    ) throws(DocumentProblem) -> Version {
        do {
            var result = Version(content: content, bytes: try content.bytes())
            try file.update { bytes in
                if let base, let bytes, bytes != base.bytes {
                    guard !Content.isNewer(bytes), let theirs = try? Content(bytes: bytes) else {
                        throw DocumentProblem(.replaced, file.path)
                    }
                    if content == base.content || content == theirs {
                        result = Version(content: theirs, bytes: bytes)
                        return bytes
                    }
                    if theirs != base.content {
                        if !Content.mergesChanges { throw DocumentProblem(.conflict, file.path) }
                        result.content = .merged(content, theirs, base: base.content)
                        result.bytes = try result.content.bytes()
                    }
                }
                return result.bytes
            }
            return result
        } catch let error as DocumentProblem {
            throw error
        } catch let error as DocumentFileError {
            throw DocumentProblem(.file(error), file.path)
        } catch {
            throw DocumentProblem(.invalid, file.path)
        }
    }

    // MARK: Changes of other programs

    /// Reads the file again if another program has changed it. Unsaved changes are merged.
    ///
    /// Call this method when ``DocumentFile`` reports a change. If the file can't be read, the content stays. A file that
    /// was removed is written again with the next change.
    public func reload() {
        guard let file, !isReadOnly else { return }
        BackgroundWork.run(on: queue) { [weak self, generation, saved] in
            guard let version = try? Self.read(changed: file), version.bytes != saved.bytes else { return }
            MainThread.performLater { self?.takeReloaded(version, generation) }
        }
    }

    private nonisolated static func read(changed file: DocumentFile) throws -> Version? {
        guard let bytes = try file.read(), !Content.isNewer(bytes) else { return nil }
        return Version(content: try Content(bytes: bytes), bytes: bytes)
    }

    private func takeReloaded(_ new: Version, _ generation: Int) {
        // If a write is in progress, it merges the changes, unless it fails.
        if written != nil { needsReload = true }
        guard let file, written == nil else { return }
        // The file may have changed again since it was read.
        if generation != self.generation { return reload() }
        let isUnsaved = savedRevision != revision && content != saved.content
        if isUnsaved, !Content.mergesChanges, new.content != saved.content, new.content != content {
            return report(DocumentProblem(.conflict, file.path))
        }
        take(new, since: saved.content)
        if problem?.reason == .replaced || problem?.reason == .conflict { report(nil) }
        if savedRevision != revision { scheduleSave() }
    }

    /// Replaces the content with that of the file. The user can undo this. If the file doesn't exist, the content stays.
    public func revert() throws(DocumentProblem) {
        guard let file else { return }
        queue.sync {}
        applyOutcome()
        do {
            let new = try Self.read(file, setsAside: false)
            saved = new
            generation += 1
            if new.bytes != nil {
                let inverse = Content.change(from: new.content, to: content)
                set(new.content) {
                    if let inverse {
                        register(inverse, isRevert: true)
                        revision += 1
                    }
                    savedRevision = revision
                }
            }
            isReadOnly = false
            updateIsSaved()
            report(nil)
            if savedRevision != revision { scheduleSave() }
        } catch {
            report(error)
            throw error
        }
    }

    /// Applies new content of the file. Changes that haven't been saved are kept.
    private func take(_ new: Version, since base: Content) {
        saved = new
        generation += 1
        recording.end()
        if new.content != base { set(content == base ? new.content : .merged(content, new.content, base: base)) }
    }
}
