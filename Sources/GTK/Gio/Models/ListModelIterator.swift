import CGtk
import GLib

/// An iterator over the items of a list model. It reads the item at each position and stops at the current end of the
/// model.
///
/// Changes of the model during the loop don't trap. An item of another class traps.
@MainActor
public struct ListModelIterator<Item: Object>: @MainActor IteratorProtocol {
    private let model: Object
    private var position = 0

    init(model: Object) {
        self.model = model
    }

    public mutating func next() -> Item? {
        guard let item: Item = listModelItem(position, of: model.pointer) else { return nil }
        position += 1
        return item
    }
}

/// Returns the item at a position, `g_list_model_get_item`, or nil if the position is out of range.
@MainActor
func listModelItem<Item: Object>(_ position: Int, of model: UnsafeMutableRawPointer) -> Item? {
    guard
        let position = guint(exactly: position),
        let found = g_list_model_get_item(OpaquePointer(model), position)
    else { return nil }
    return takeItem(found, "item \(position) of a \(Object.wrap(model).typeName)")
}
