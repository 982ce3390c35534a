import CombineGtk

final class TagsWindow: Window {
    let entry = Entry()
    let list = Label(label: nil)

    init(_ model: TagsModel) {
        super.init()
        title = String(localized: "Tags")
        undoManager = model.undoManager

        let canRemove = model.$tags.map { !$0.isEmpty }
        let remove = Command("remove-all", title: String(localized: "Remove All"), enabled: canRemove) {
            model.removeAll()
        }
        let header = HeaderBar()
        header.packStart(Button(undoCommand))
        header.packStart(Button(redoCommand))
        header.packEnd(Button(remove))
        titlebar = header
        child = Box.vertical(spacing: 12) {
            entry
            list
        }
        .margin(12)

        entry.activate.sink(on: self) { window in
            model.add(window.entry.text)
            window.entry.text = ""
        }
        list.reactive.label
            <~ model.$tags.map { tags in
                tags.isEmpty
                    ? String(localized: "No tags")
                    : String(localized: "\(tags.count) tag", plural: "\(tags.count) tags", count: tags.count)
            }
    }
}
