import CGtk
import GLib

/// The items of a list model as a Swift collection, of a class that the caller knows.
///
/// ```swift
/// for person in model.items(as: Person.self) { print(person.name) }
/// let first = model.items(as: Person.self)[0]
/// ```
///
/// - A view: it shows what the model has at the time, and keeps the model alive. Positions count from 0.
/// - A position that the model does not have traps, naming both, and so does an item of another class, naming both classes.
///   Only items that are looked at are looked at: a model may be of several classes where the others are not reached.
/// - A loop over it uses positions and reads the model at each step. It never traps if the model changes during the
///   loop, and ends where the model then ends. It may visit an item that moves twice, or not at all. To be independent
///   of changes, loop over `Array(…)` instead. Functions of the standard library that read the count first, such as
///   `map`, trap if their closure changes the length of the model.
///
/// Answers to `g_list_model_get_item` and `g_list_model_get_n_items`.
@MainActor
public struct ListModelItems<Item: Object> {
    /// The model whose items these are.
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
    /// Returns the position of a new item among sorted ones, after equal ones.
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
    /// Returns the items as a collection, of a class that they are known to have.
    public func items<Item: Object>(as itemClass: Item.Type) -> ListModelItems<Item> {
        ListModelItems(of: self)
    }

    /// The items as a collection of objects of any class.
    public var items: ListModelItems<Object> { ListModelItems(of: self) }
}
