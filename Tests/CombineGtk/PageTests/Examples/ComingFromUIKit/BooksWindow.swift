import CombineGtk

final class BookCell: Box, ListCell {
    let title = Label("")

    init() {
        super.init(orientation: .horizontal)
        append(title.margin(6))
    }
}

/// A window with a list of books and a button that removes the selected one.
final class BooksWindow: ApplicationWindow {
    @ObservedObject private var model: BooksModel

    init(application: Application?, model: BooksModel) {
        _model = ObservedObject(wrappedValue: model)
        super.init(application: application)
        title = "Books"
        setDefaultSize(360, height: 420)
        undoManager = model.undoManager

        let canRemove = model.$selection.map { $0 != nil }
        let remove = Command("remove", title: "Remove", keys: "Delete", on: self, enabled: canRemove) { window in
            await window.remove()
        }
        add(remove)
        titlebar = HeaderBar {
            Button(remove)
            Button(undoCommand)
        }

        let list = ListView(Rows(model.$books) { (cell: BookCell, book: Book) in cell.title.label = book.title })
        list.selection <~> $model.selection
        child = Overlay(list, placeholder: Label("No books"))
    }

    private func remove() async {
        let answer = await alert("Remove the book?") {
            Button("Cancel", .cancel)
            Button("Remove", .destructive)
        }
        if answer == .destructive { model.removeSelected() }
    }
}
