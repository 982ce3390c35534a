import CombineGtk

/// A window that edits a text file.
final class LetterWindow: ApplicationWindow {
    private let file: DocumentFile
    private let text = TextView()

    init(application: Application?, file: DocumentFile) throws {
        self.file = file
        super.init(application: application)
        try load()
        child = ScrolledWindow { text }
        add(Command("save", title: "Save", keys: "<Control>s", on: self) { window in await window.save() })
        file.changes.sink(on: self) { window, _ in window.toast("Another program changed the file.") }
    }

    private func load() throws {
        text.buffer.text = String(decoding: try file.read() ?? [], as: UTF8.self)
    }

    private func save(overwritesOtherChanges: Bool = false) async {
        do {
            try file.write(Array(text.buffer.text.utf8), overwritesOtherChanges: overwritesOtherChanges)
        } catch  where error.reason == .changed {
            let answer = await alert("Another program changed the file", message: "Do you want to replace it?") {
                Button("Cancel", .cancel)
                Button("Replace", .destructive)
            }
            if answer == .destructive { await save(overwritesOtherChanges: true) }
        } catch {
            presentError(error)
        }
    }
}
