import Gio

extension ListModel {
    /// Traps unless the list contains all items of a range.
    func requireItems(at position: Int, count: Int, _ what: StaticString) {
        let itemCount = itemCount
        if position < 0 || count < 1 || count > itemCount - position {
            fatalError("\(what): \(count) items at \(position) aren't in a list of \(itemCount) items")
        }
    }
}
