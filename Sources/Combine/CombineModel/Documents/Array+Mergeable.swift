// The functions are inlined, so that they're specialized for the types of the client. Otherwise, a change of one of
// 50,000 elements would take more than ten times as long.
extension Array: Mergeable where Element: Mergeable & Identifiable {
    @inlinable
    public static func change(from old: [Element], to new: [Element]) -> ValueChange<[Element]>? {
        var (start, limit) = (0, Swift.min(old.count, new.count))
        while start < limit, old[start] == new[start] { start += 1 }
        if start == old.count, start == new.count { return nil }
        limit -= start
        var rest = 0
        while rest < limit, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
        let (oldRange, newRange) = (start..<old.count - rest, start..<new.count - rest)
        if oldRange == newRange, oldRange.allSatisfy({ old[$0].id == new[$0].id }) {
            let updates = oldRange.compactMap { ElementUpdates<Element>.Update(at: $0, from: old[$0], to: new[$0]) }
            return ElementUpdates(updates).change
        }
        guard areUnique(in: old, oldRange), areUnique(in: new, newRange) else { return .replacement(new) }
        var positions = Dictionary(oldRange.map { (old[$0].id, $0) }) { first, _ in first }
        let counterparts = newRange.map { positions.removeValue(forKey: new[$0].id) }
        let removed = positions.values.sorted().map { old[$0] }
        let differences = ListDifference.changes(counterparts.map { $0.map { $0 - start } }, oldCount: oldRange.count)
        let runs = differences.filter { !$0.added.isEmpty }.map { run in
            let added = run.added.lowerBound + start..<run.added.upperBound + start
            return PlacedElements<Element>(
                after: added.lowerBound > 0 ? new[added.lowerBound - 1].id : nil,
                before: added.upperBound < new.count ? new[added.upperBound].id : nil,
                items: added.map { counterparts[$0 - start] == nil ? .new(new[$0]) : .existing(new[$0].id) }
            )
        }
        let updates = newRange.compactMap { place in
            counterparts[place - start].flatMap {
                ElementUpdates<Element>.Update(at: place, from: old[$0], to: new[place])
            }
        }
        let changes = [ElementRemoval(removed).change, ElementPlacement(runs).change, ElementUpdates(updates).change]
        return ValueChange(changes.compactMap(\.self))
    }

    /// Returns a Boolean value that indicates whether the identities of the elements in a range, and of the elements before
    /// and after it, occur only once in an array.
    @inlinable
    static func areUnique(in elements: [Element], _ range: Range<Int>) -> Bool {
        let range = Swift.max(range.lowerBound - 1, 0)..<Swift.min(range.upperBound + 1, elements.count)
        let ids = Set(range.map { elements[$0].id })
        // Comparing a few identities is faster than hashing each of the array.
        let few = ids.count <= 4 ? Array<Element.ID>(ids) : nil
        return ids.count == range.count && elements.count { few?.contains($0.id) ?? ids.contains($0.id) } == range.count
    }
}

/// Changes of elements that keep their identity.
@usableFromInline
struct ElementUpdates<Element: Mergeable & Identifiable> {
    @usableFromInline struct Update {
        @usableFromInline let position: Int
        @usableFromInline let change: ValueChange<Element>
        /// The changed element. A merge inserts it if another program removed it.
        @usableFromInline let new: Element

        @inlinable
        init(position: Int, change: ValueChange<Element>, new: Element) {
            self.position = position
            self.change = change
            self.new = new
        }

        @inlinable
        init?(at position: Int, from old: Element, to new: Element) {
            if old == new { return nil }
            guard let change = Element.change(from: old, to: new) else { return nil }
            self.init(position: position, change: change, new: new)
        }
    }

    @usableFromInline let updates: [Update]

    @inlinable
    init(_ updates: [Update]) { self.updates = updates }

    /// The change, or nil if there are no updates.
    @inlinable
    var change: ValueChange<[Element]>? {
        guard let first = updates.first else { return nil }
        let place = updates.count == 1 && !first.change.textPlace.isEmpty ? [first.new.id] + first.change.textPlace : []
        return ValueChange(textPlace: place, apply)
    }

    @inlinable
    func apply(to elements: inout [Element], isMerge: Bool) -> ValueChange<[Element]> {
        var (inverses, removed): ([Update], [Element]) = ([], [])
        for update in updates {
            if let position = position(of: update, in: elements) {
                let old = elements[position]
                let inverse = update.change.run(&elements[position], isMerge)
                inverses.append(Update(position: position, change: inverse, new: old))
            } else if isMerge {
                elements.insert(update.new, at: Swift.min(update.position, elements.count))
                removed.append(update.new)
            }
        }
        return ValueChange([ElementRemoval(removed).change, ElementUpdates(inverses).change].compactMap(\.self))
    }

    @inlinable
    func position(of update: Update, in elements: [Element]) -> Int? {
        let id = update.new.id
        if update.position < elements.count, elements[update.position].id == id { return update.position }
        return elements.firstIndex { $0.id == id }
    }
}
