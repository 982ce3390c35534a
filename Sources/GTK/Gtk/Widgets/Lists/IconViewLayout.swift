import CGtk

extension IconView {
    /// Traps if the view hasn't allocated an item yet. GTK would read the item's layout, which doesn't exist yet.
    func requireLayout(of path: TreePath, _ what: StaticString) {
        let view = OpaquePointer(pointer)
        var area = CGtk.GdkRectangle(x: 0, y: 0, width: 0, height: 0)
        guard gtk_icon_view_get_cell_rect(view, OpaquePointer(path.pointer), nil, &area) != 0 else { return }
        // The width of an item that hasn't been allocated is -1. GTK adds the padding to this width.
        if area.width - 2 * gtk_icon_view_get_item_padding(view) < 0 {
            fatalError(
                "\(what): \(self) hasn't laid out the item at path \(path.toString() ?? "") yet. Show the view first."
            )
        }
    }
}
