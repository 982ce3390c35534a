import CGtk
import GLib

/// A Swift collection of a list model's items, which are objects of a known class.
///
/// ```swift
/// for person in model.items(as: Person.self) { print(person.name) }
/// let first = model.items(as: Person.self)[0]
/// ```
///
/// - The collection is a view of the model. It always contains the current items, and it retains the model. Positions
///   start at 0.
/// - The program traps if you access a position that is out of range or an item of a different class. Only the items
///   that you access are checked, so a model can contain objects of several classes.
/// - You can change the model during a `for` loop. The loop reads the current item at each position, and ends at the
///   current end of the model. If an item moves, the loop may visit it twice or skip it. To loop over a snapshot, use
///   `Array(…)`. Standard library functions that read the count first, such as `map`, trap if their closure changes the
///   number of items.
///
/// Corresponds to `g_list_model_get_item` and `g_list_model_get_n_items`.
@MainActor
public struct ListModelItems<Item: Object> {
    /// The model that contains the items.
    public let model: any ListModel

    /// Creates a view of the items of a model.
    public init(of model: any ListModel) { self.model = model }
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

    public func makeIterator() -> ListModelIterator<Item> { ListModelIterator(model: model) }
}

extension ListModelItems {
    /// Returns the position at which to insert an item into these sorted items. The position is after all items that
    /// compare as equal to the new item.
    func insertionPosition(of item: Item, by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if try areInIncreasingOrder(item, self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension ListModel {
    /// Returns the items as a collection of objects of a known class.
    public func items<Item: Object>(as itemClass: Item.Type) -> ListModelItems<Item> {
        ListModelItems(of: self)
    }

    /// The items as a collection of objects of any class.
    public var items: ListModelItems<Object> { ListModelItems(of: self) }
}
