/// Elements that are inserted or moved between two elements of an array.
@usableFromInline
struct PlacedElements<Element: Mergeable & Identifiable> {
    @usableFromInline enum Item {
        case new(Element)
        case existing(Element.ID)
    }

    /// The previous element, or nil at the beginning.
    @usableFromInline let after: Element.ID?
    /// The next element, or nil at the end.
    @usableFromInline var before: Element.ID?
    @usableFromInline var items: [Item]

    @inlinable
    init(after: Element.ID?, before: Element.ID?, items: [Item] = []) {
        (self.after, self.before, self.items) = (after, before, items)
    }
}

/// A change that inserts and moves elements.
@usableFromInline
struct ElementPlacement<Element: Mergeable & Identifiable> {
    @usableFromInline let runs: [PlacedElements<Element>]

    @inlinable
    init(_ runs: [PlacedElements<Element>]) { self.runs = runs }

    /// The change, or nil if there are no elements to place.
    @inlinable
    var change: ValueChange<[Element]>? { runs.isEmpty ? nil : ValueChange(apply) }

    @inlinable
    func apply(to elements: inout [Element], isMerge: Bool) -> ValueChange<[Element]> {
        var moved: [Element.ID: Element?] = [:]
        var searched: Set<Element.ID> = []
        for run in runs {
            searched.formUnion([run.after, run.before].compactMap(\.self))
            for item in run.items {
                switch item {
                case .new(let element): searched.insert(element.id)
                case .existing(let id): moved[id] = .some(nil)
                }
            }
        }
        let former =
            moved.isEmpty
            ? []
            : elements.extract { element in
                guard moved[element.id] != nil else { return nil }
                moved[element.id] = element
                return .existing(element.id)
            }
        var positions: [Element.ID: Int] = [:]
        for (position, element) in elements.enumerated() where searched.contains(element.id) {
            positions[element.id] = position
        }
        var (added, insertions): ([Element], [Int: [Element]]) = ([], [:])
        for run in runs {
            let following = run.after.flatMap { positions[$0] }.map { $0 + 1 }
            let place = run.before.flatMap { positions[$0] ?? following } ?? elements.count
            for item in run.items {
                switch item {
                case .new(let element):
                    if let position = positions[element.id] {
                        // Both sides inserted the element.
                        if isMerge { elements[position] = element }
                    } else {
                        added.append(element)
                        insertions[place, default: []].append(element)
                    }
                case .existing(let id):
                    // Another program may have removed the element.
                    if let element = moved[id] ?? nil { insertions[place, default: []].append(element) }
                }
            }
        }
        elements.insert(insertions)
        return ValueChange([ElementRemoval(added).change, ElementPlacement(former).change].compactMap(\.self))
    }
}

/// A change that removes elements, except for those that another program has changed.
@usableFromInline
struct ElementRemoval<Element: Mergeable & Identifiable> {
    @usableFromInline let removed: [Element]

    @inlinable
    init(_ removed: [Element]) { self.removed = removed }

    /// The change, or nil if there are no elements to remove.
    @inlinable
    var change: ValueChange<[Element]>? { removed.isEmpty ? nil : ValueChange(apply) }

    @inlinable
    func apply(to elements: inout [Element], isMerge: Bool) -> ValueChange<[Element]> {
        let removed = Dictionary(removed.map { ($0.id, $0) }) { first, _ in first }
        let runs = elements.extract { removed[$0.id] == $0 ? .new($0) : nil }
        return ElementPlacement(runs).change ?? ValueChange([])
    }
}

extension Array where Element: Mergeable & Identifiable {
    /// Removes the elements for which a closure returns an item, and returns the items with their places.
    @inlinable
    mutating func extract(
        _ item: (Element) -> PlacedElements<Element>.Item?
    ) -> [PlacedElements<Element>] {
        var (kept, runs): ([Element], [PlacedElements<Element>]) = ([], [])
        var isOpen = false
        for element in self {
            if let item = item(element) {
                if !isOpen { runs.append(PlacedElements(after: kept.last?.id, before: nil)) }
                runs[runs.count - 1].items.append(item)
                isOpen = true
            } else {
                if isOpen { runs[runs.count - 1].before = element.id }
                kept.append(element)
                isOpen = false
            }
        }
        if !runs.isEmpty { self = kept }
        return runs
    }

    /// Inserts elements before the elements at the given positions.
    @inlinable
    mutating func insert(_ insertions: [Int: [Element]]) {
        if insertions.count == 1, let (position, elements) = insertions.first {
            insert(contentsOf: elements, at: position)
            return
        }
        if insertions.isEmpty { return }
        var result: [Element] = []
        for position in 0...count {
            result += insertions[position] ?? []
            if position < count { result.append(self[position]) }
        }
        self = result
    }
}
