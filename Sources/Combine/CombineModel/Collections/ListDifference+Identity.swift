extension ListDifference {
    /// The maximum number of runs to report separately. A view needs several milliseconds for each run.
    @usableFromInline static let runLimit = 4
    /// The maximum number of elements to compare in order to find the smallest set of changes. For more elements, a
    /// faster method is used, which succeeds only if there are few changes. If that method fails, the whole range is
    /// reported for a reload.
    @usableFromInline static let comparisonLimit = 8192

    /// The maximum distance to search for the next common element of two long lists.
    @usableFromInline static let matchDistance = 64

    /// The differences between an old and a new list.
    @usableFromInline
    package enum Outcome<ID> {
        /// The runs of elements in which the lists differ, in order.
        case changes([Change])
        /// The range in which the lists differ. There are so many differences that a view should reload the range.
        case reload(Change)
        /// An identity that two elements of the new list share.
        case duplicate(ID)
    }

    /// Returns the runs of elements in which two lists differ, in order. Elements are compared by their identities.
    ///
    /// To keep the number of runs small, a run can include elements that are in both lists. In a range of at most
    /// ``comparisonLimit`` elements, the run that removes a moved element also inserts it. In a longer range, one run
    /// can remove the element and another run can insert it.
    ///
    /// Pass the identities of the old list, which must be distinct, as `identities`. The function replaces them with
    /// the identities of the new list. If two elements of the new list have the same identity, the function returns
    /// that identity instead of the runs.
    ///
    /// The function first skips the elements with equal identities at both ends of the lists.
    @inlinable
    package static func changes<Element, ID: Hashable>(
        from old: [Element],
        to new: [Element],
        identifiedBy identity: (Element) -> ID,
        _ identities: inout Set<ID>
    ) -> Outcome<ID> {
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, identity(old[prefix]) == identity(new[prefix]) { prefix += 1 }
        let limit = shorter - prefix
        var suffix = 0
        while suffix < limit, identity(old[old.count - 1 - suffix]) == identity(new[new.count - 1 - suffix]) {
            suffix += 1
        }
        let removed = prefix..<(old.count - suffix)
        let added = prefix..<(new.count - suffix)
        if removed.isEmpty, added.isEmpty { return .changes([]) }
        if let duplicate = update(&identities, from: old, removed, to: new, added, identifiedBy: identity) {
            return .duplicate(duplicate)
        }
        if removed.isEmpty || added.isEmpty { return .changes([Change(removed: removed, added: added)]) }
        if removed.count + added.count > comparisonLimit {
            let few = fewChanges(from: old[removed], to: new[added], limit: runLimit) { identity($0) == identity($1) }
            if let few { return .changes(few) }
            return .reload(Change(removed: removed, added: added))
        }
        let counterparts = counterparts(of: new[added].map(identity), in: old[removed].map(identity))
        let changes = changes(counterparts, oldCount: removed.count)
        // The same run must remove and insert an element that moves, so that a view recognizes the element.
        let hasMoves = changes.contains { change in change.added.contains { counterparts[$0] != nil } }
        if changes.count > runLimit || hasMoves { return .changes([Change(removed: removed, added: added)]) }
        return .changes(changes.map { $0.shifted(by: prefix) })
    }

    /// Returns the runs in which two slices differ. Returns nil if there are more than `limit` runs or if a run is too
    /// long.
    ///
    /// If an element moves far, one run removes it and another run inserts it. The function is fast even for long
    /// lists, because it needs only one comparison for each unchanged element.
    @inlinable
    static func fewChanges<Element>(
        from old: ArraySlice<Element>,
        to new: ArraySlice<Element>,
        limit: Int,
        _ areEqual: (Element, Element) -> Bool
    ) -> [Change]? {
        var changes: [Change] = []
        var (left, right) = (old.startIndex, new.startIndex)
        while left < old.endIndex, right < new.endIndex {
            if areEqual(old[left], new[right]) {
                (left, right) = (left + 1, right + 1)
                continue
            }
            guard changes.count < limit, let (oldMatch, newMatch) = nextMatch(old[left...], new[right...], areEqual)
            else { return nil }
            changes.append(Change(removed: left..<oldMatch, added: right..<newMatch))
            (left, right) = (oldMatch, newMatch)
        }
        if left < old.endIndex || right < new.endIndex {
            changes.append(Change(removed: left..<old.endIndex, added: right..<new.endIndex))
        }
        return changes
    }

    /// Searches the beginnings of two slices for an element that both contain. Returns its position in each slice, or
    /// nil if no such element is found.
    @inlinable
    static func nextMatch<Element>(
        _ old: ArraySlice<Element>,
        _ new: ArraySlice<Element>,
        _ areEqual: (Element, Element) -> Bool
    ) -> (Int, Int)? {
        for distance in 1..<matchDistance {
            for step in 0...distance {
                let (left, right) = (old.startIndex + step, new.startIndex + distance - step)
                guard left < old.endIndex, right < new.endIndex else { continue }
                if areEqual(old[left], new[right]) { return (left, right) }
            }
        }
        return nil
    }

    /// Replaces the old list's identities with the new list's identities. If two elements of the new list have the same
    /// identity, returns that identity.
    @inlinable
    static func update<Element, ID: Hashable>(
        _ identities: inout Set<ID>,
        from old: [Element],
        _ removed: Range<Int>,
        to new: [Element],
        _ added: Range<Int>,
        identifiedBy identity: (Element) -> ID
    ) -> ID? {
        // If most elements are removed, rebuilding the set is faster.
        if removed.count <= new.count - added.count {
            for position in removed { identities.remove(identity(old[position])) }
            identities.reserveCapacity(new.count)
            var count = new.count - added.count
            for position in added where identities.insert(identity(new[position])).inserted { count += 1 }
            if count == new.count, identities.count == count { return nil }
            // Two elements have the same identity, or the identity of an object changed while it was in the list.
        }
        identities.removeAll(keepingCapacity: true)
        identities.reserveCapacity(new.count)
        for element in new where !identities.insert(identity(element)).inserted { return identity(element) }
        return nil
    }
}

extension ListDifference.Change {
    /// Returns this change with both ranges shifted by the given number of elements.
    @inlinable
    func shifted(by count: Int) -> Self {
        Self(
            removed: (removed.lowerBound + count)..<(removed.upperBound + count),
            added: (added.lowerBound + count)..<(added.upperBound + count)
        )
    }
}
