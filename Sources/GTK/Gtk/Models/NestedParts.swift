import Gio

extension ListModel {
    /// Traps if adding `part` would make this filter or sorter contain itself. `part` is another filter or sorter.
    func requireOutside(_ part: Object, _ what: StaticString) {
        var found: [Object] = [part]
        while let next = found.popLast() {
            if next === self { fatalError("\(what): \(self) would contain itself") }
            guard let whole = next as? any ListModel else { continue }
            found += (0..<whole.itemCount).compactMap { whole.object($0) }
        }
    }
}
