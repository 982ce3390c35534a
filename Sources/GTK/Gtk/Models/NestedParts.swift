import GLib
import Gio

extension ListModel {
    /// Traps if this filter or sorter would contain itself after `part`, another filter or sorter, is added to it.
    func requireOutside(_ part: Object, _ what: StaticString) {
        var found: [Object] = [part]
        while let next = found.popLast() {
            if next === self { fatalError("\(what): \(self) would contain itself") }
            guard let whole = next as? any ListModel else { continue }
            found += (0..<whole.itemCount).compactMap { whole.object($0) }
        }
    }
}
