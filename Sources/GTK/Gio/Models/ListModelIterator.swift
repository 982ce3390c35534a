import CGtk
import GLib

/// An iterator over the items of a list model. It reads the current item at each position and stops at the current end
/// of the model.
///
/// You can change the model during the iteration. If the next item isn't an instance of `Item`, the program traps.
@MainActor
public struct ListModelIterator<Item: Object>: @MainActor IteratorProtocol {
    private let model: Object
    private var position = 0

    init(model: Object) { self.model = model }

    public mutating func next() -> Item? {
        guard let item: Item = listModelItem(position, of: model.pointer) else { return nil }
        position += 1
        return item
    }
}

/// Returns the item at a position, or nil if the position is out of range. `g_list_model_get_item`.
@MainActor
func listModelItem<Item: Object>(_ position: Int, of model: UnsafeMutableRawPointer) -> Item? {
    guard
        let position = guint(exactly: position),
        let found = g_list_model_get_item(OpaquePointer(model), position)
    else { return nil }
    return takeItem(found, "item \(position) of a \(Object.wrap(model).typeName)")
}
