import Combine

extension BindableProperty where Value: MutableCollection & RandomAccessCollection {
    /// Returns the element at a position, for example `$viewModel.tags[0]`.
    ///
    /// If the position isn't valid anymore, the bound widget displays the last value and the user's changes are
    /// dropped. Unlike in SwiftUI, an invalid position doesn't trap. If elements can move, use ``subscript(id:)``
    /// instead, which finds the element at its new position.
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
    /// Returns the element with the given identity, for example `$store.notes[id: note.id].title`.
    ///
    /// - If no element has the identity, the bound widget displays the last value and the user's changes are dropped.
    ///   When an element with the identity is added again, for example by an undo, the binding continues.
    /// - If several elements have the identity, the first of these elements is used.
    /// - The binding first checks the last known position of the element, and searches the collection if the element
    ///   has moved.
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
