import Gtk

/// Rows, texts, menus, and positions in them.
extension HandmadeValues {
    static func addModels(to makers: inout Makers) {
        makers.make((any ListModel).self) { _ in StringList(strings: ["a", "b"]) }
        makers.make((any TreeModel).self) { _ in try treeModel() }
        makers.make(TreePath.self) { _ in TreePath(string: "0") }
        makers.make(TreeIter.self) { _ in (try treeModel()).iterFirst }
        makers.make(TextIter.self) { arguments in
            let buffer = TextBuffer()
            buffer.text = "some text"
            arguments.keep(buffer)
            return buffer.startIter
        }
        makers.make(MenuAttributeIter.self) { _ in menu().iterateItemAttributes(0) }
        makers.make(MenuLinkIter.self) { _ in menu().iterateItemLinks(0) }
    }

    private static func menu() -> Gio.Menu {
        let menu = Gio.Menu()
        menu.appendSection("text", Gio.Menu())
        return menu
    }

    private static func treeModel() throws -> Gtk.GtkListStore {
        let store = Gtk.GtkListStore(types: [String.self])
        let row = store.append()
        store.setValue(row, column: 0, value: try Value("text"))
        return store
    }
}
