import Combine

extension BindableProperty where Value: MutableCollection & RandomAccessCollection {
    /// Returns the element at a position, while there is one: `$viewModel.tags[0]`.
    ///
    /// If the collection no longer has the position, the bound widget stops updating and changes are dropped. In
    /// SwiftUI this traps. A position stays the same when elements move, whereas ``subscript(id:)`` follows the
    /// element.
    public subscript(position: Value.Index) -> BindableProperty<Value.Element> {
        part {
            Self.contains($0, position) ? $0[position] : nil
        } update: { collection, change in
            change(&collection[position])
        }
    }

    fileprivate static func contains(_ collection: Value, _ position: Value.Index) -> Bool {
        collection.startIndex <= position && position < collection.endIndex
    }
}

extension BindableProperty where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
    /// Returns the element with an identity, at any position in the collection: `$store.notes[id: note.id].title`.
    ///
    /// - While no element has the identity, the bound widget keeps showing its last value, and its changes are dropped.
    ///   When the element reappears, for example by an undo, the binding continues.
    /// - If several elements have the identity, the first one is used.
    /// - The element is searched for at its last position, and from the beginning if it has moved.
    public subscript(id id: Value.Element.ID) -> BindableProperty<Value.Element> {
        let place = ElementPlace<Value>()
        return part {
            place.find(id, in: $0).map { [collection = $0] in collection[$0] }
        } update: { collection, change in
            guard let position = place.find(id, in: collection) else { return }
            change(&collection[position])
        }
    }
}

/// The last known position of an element.
@MainActor
private final class ElementPlace<Elements: RandomAccessCollection> where Elements.Element: Identifiable {
    private var position: Elements.Index?

    nonisolated init() {}

    func find(_ id: Elements.Element.ID, in elements: Elements) -> Elements.Index? {
        if let position, elements.startIndex <= position, position < elements.endIndex, elements[position].id == id {
            return position
        }
        position = elements.firstIndex { $0.id == id }
        return position
    }
}
