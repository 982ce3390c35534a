import CombineGtk

final class ShelfWindow: ApplicationWindow {
    @ObservedObject var shelf = Shelf()
    let delete = Button(label: "Delete All")
    let new = Button(label: "New")
    let export = Button(label: "Export")

    override init(application: Application?) {
        super.init(application: application)
        let box = Box(orientation: .vertical, spacing: 12)
        for button in [delete, new, export] { box.append(button) }
        child = box

        delete.clicked.sink(on: self) { window in await window.deleteAll() }
        new.clicked.sink(on: self) { window in await window.addNote() }
        export.clicked.sink(on: self) { window in await window.export() }
    }

    func deleteAll() async {
        let notes = shelf.notes
        let answer = await alert("Delete \(notes.count) notes?", message: "You can undo this.") {
            Button("Cancel", .cancel)
            Button("Delete", .destructive)
        }
        guard answer == .destructive else { return }
        shelf.notes = []
        toast("\(notes.count) notes deleted", undo: { [shelf] in shelf.notes = notes })
    }

    func addNote() async {
        let title = await prompt("New Note", placeholder: "Title") { [shelf] title in
            if title.isEmpty { throw ValidationError("Enter a title") }
            if shelf.notes.contains(title) { throw ValidationError("There is already a note with this title") }
        }
        if let title { shelf.notes.append(title) }
    }

    func export() async {
        do {
            guard let file = try await saveFile(named: "Notes.txt", types: [.text]) else { return }
            let contents = shelf.notes.joined(separator: "\n")
            _ = try await file.replaceContents(Array(contents.utf8), etag: nil, makeBackup: false)
        } catch {
            if await presentError(error, offeringRetry: true) { await export() }
        }
    }
}

final class Shelf: ObservableObject {
    @Published var notes = ["Bread", "Milk"]
}
