import CGtk
import GLib

/// The items of a list model as a Swift collection of a known class.
///
/// ```swift
/// for person in model.items(as: Person.self) { print(person.name) }
/// let first = model.items(as: Person.self)[0]
/// ```
///
/// - It's a view of the model: it always contains the current items, and keeps the model alive. Positions start at 0.
/// - A position out of range traps, with a message that contains the position and the count. An item of another class
///   traps, with the names of both classes. Only accessed items are checked, so a model can contain several classes if
///   the other items aren't accessed.
/// - A loop over it uses positions and reads the model at each step. If the model changes during the loop, the loop
///   doesn't trap, and it ends at the current end of the model. An item that moves may be visited twice or not at all.
///   To be independent of changes, loop over `Array(…)` instead. Functions of the standard library that read the count
///   first, such as `map`, trap if their closure changes the length of the model.
///
/// Corresponds to `g_list_model_get_item` and `g_list_model_get_n_items`.
@MainActor
public struct ListModelItems<Item: Object> {
    /// The model that contains the items.
    public let model: any ListModel

    /// Creates the items of a model.
    public init(of model: any ListModel) {
        self.model = model
    }
}

extension ListModelItems: @MainActor RandomAccessCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int { Int(g_list_model_get_n_items(OpaquePointer(model.pointer))) }

    public subscript(position: Int) -> Item {
        guard let item: Item = listModelItem(position, of: model.pointer) else {
            fatalError("position \(position) is out of range: the \(model.typeName) has \(count) items")
        }
        return item
    }

    public func makeIterator() -> ListModelIterator<Item> {
        ListModelIterator(model: model)
    }
}

extension ListModelItems {
    /// Returns the position at which to insert a new item into sorted items, after equal items.
    func insertionPosition(
        of item: Item,
        by areInIncreasingOrder: (Item, Item) throws -> Bool
    ) rethrows -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if try areInIncreasingOrder(item, self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension ListModel {
    /// Returns the items as a collection of a known class.
    public func items<Item: Object>(as itemClass: Item.Type) -> ListModelItems<Item> {
        ListModelItems(of: self)
    }

    /// The items as a collection of objects of any class.
    public var items: ListModelItems<Object> { ListModelItems(of: self) }
}
