extension ListDifference {
    /// The largest number of runs that are reported separately, because a view needs milliseconds for each.
    @usableFromInline static let runLimit = 4
    /// The largest number of elements between the first and the last difference that are compared one by one.
    @usableFromInline static let comparisonLimit = 8192

    /// The greatest length of a run that is searched for in a long list.
    @usableFromInline static let matchDistance = 64

    /// The differences between a list and its predecessor.
    @usableFromInline
    package enum Outcome<ID> {
        /// The runs in which the lists differ, in order.
        case changes([Change])
        /// The range in which the lists differ, if so many elements change that a view should reload that range.
        case reload(Change)
        /// An identity that two elements of the new list have.
        case duplicate(ID)
    }

    /// Returns the runs in which a list differs from its predecessor by the identities of its elements, in order. There
    /// are few runs, because a run can include elements that stay. An element that moves is removed and inserted in the
    /// same run.
    ///
    /// The identities of the old list are passed in and are replaced by those of the new list, so that duplicates are
    /// found immediately. For common elements at both ends of the lists, their bytes are compared, and their identities
    /// if the bytes differ. The elements of the old list have distinct identities. If the new list has a duplicate
    /// identity, the function returns it instead.
    @inlinable
    package static func changes<Element, ID: Hashable>(
        from old: [Element],
        to new: [Element],
        identifiedBy identity: (Element) -> ID,
        _ identities: inout Set<ID>
    ) -> Outcome<ID> {
        let shorter = min(old.count, new.count)
        var prefix = IdenticalElements.count(of: old, new, from: 0)
        while prefix < shorter, identity(old[prefix]) == identity(new[prefix]) {
            prefix += 1
            prefix += IdenticalElements.count(of: old, new, from: prefix)
        }
        let limit = shorter - prefix
        var suffix = IdenticalElements.countAtEnds(of: old, new, beyond: 0, limit: limit)
        while suffix < limit, identity(old[old.count - 1 - suffix]) == identity(new[new.count - 1 - suffix]) {
            suffix += 1
            suffix += IdenticalElements.countAtEnds(of: old, new, beyond: suffix, limit: limit)
        }
        let removed = prefix..<(old.count - suffix)
        let added = prefix..<(new.count - suffix)
        if removed.isEmpty, added.isEmpty { return .changes([]) }
        if let duplicate = update(&identities, from: old, removed, to: new, added, identifiedBy: identity) {
            return .duplicate(duplicate)
        }
        if removed.isEmpty || added.isEmpty { return .changes([Change(removed: removed, added: added)]) }
        if removed.count + added.count > comparisonLimit {
            if let few = fewChanges(from: old[removed], to: new[added], identifiedBy: identity) { return .changes(few) }
            return .reload(Change(removed: removed, added: added))
        }
        let counterparts = counterparts(of: new[added].map(identity), in: old[removed].map(identity))
        let changes = changes(counterparts, oldCount: removed.count)
        // An element that moves is removed and inserted in one run, so that a view recognizes it.
        let hasMoves = changes.contains { change in change.added.contains { counterparts[$0] != nil } }
        if changes.count > runLimit || hasMoves { return .changes([Change(removed: removed, added: added)]) }
        return .changes(changes.map { $0.shifted(by: prefix) })
    }

    /// Returns the runs in which two parts of lists differ if the runs are few and short and no element moved far.
    /// Returns nil otherwise.
    ///
    /// It makes one comparison for each element that stays, because long lists usually differ in a few elements.
    @inlinable
    static func fewChanges<Element, ID: Hashable>(
        from old: ArraySlice<Element>,
        to new: ArraySlice<Element>,
        identifiedBy identity: (Element) -> ID
    ) -> [Change]? {
        var changes: [Change] = []
        var (left, right) = (old.startIndex, new.startIndex)
        while left < old.endIndex, right < new.endIndex {
            if identity(old[left]) == identity(new[right]) {
                (left, right) = (left + 1, right + 1)
                continue
            }
            guard changes.count < runLimit,
                let (goes, comes) = nextMatch(old[left...], new[right...], identifiedBy: identity)
            else { return nil }
            changes.append(Change(removed: left..<goes, added: right..<comes))
            (left, right) = (goes, comes)
        }
        if left < old.endIndex || right < new.endIndex {
            changes.append(Change(removed: left..<old.endIndex, added: right..<new.endIndex))
        }
        return changes
    }

    /// Returns the nearest positions at which two parts of lists have the same element, or nil if there are none near
    /// their beginnings.
    @inlinable
    static func nextMatch<Element, ID: Hashable>(
        _ old: ArraySlice<Element>,
        _ new: ArraySlice<Element>,
        identifiedBy identity: (Element) -> ID
    ) -> (Int, Int)? {
        for distance in 1..<matchDistance {
            for step in 0...distance {
                let (left, right) = (old.startIndex + step, new.startIndex + distance - step)
                guard left < old.endIndex, right < new.endIndex else { continue }
                if identity(old[left]) == identity(new[right]) { return (left, right) }
            }
        }
        return nil
    }

    /// Replaces the old list's identities by the new list's. Returns a duplicate of the new list.
    @inlinable
    static func update<Element, ID: Hashable>(
        _ identities: inout Set<ID>,
        from old: [Element],
        _ removed: Range<Int>,
        to new: [Element],
        _ added: Range<Int>,
        identifiedBy identity: (Element) -> ID
    ) -> ID? {
        var added = added
        if removed.count > new.count - added.count {
            // Starting over is faster in this case.
            identities.removeAll(keepingCapacity: true)
            added = new.indices
        } else {
            for position in removed { identities.remove(identity(old[position])) }
        }
        identities.reserveCapacity(new.count)
        for position in added {
            let id = identity(new[position])
            if !identities.insert(id).inserted { return id }
        }
        return nil
    }
}

extension ListDifference.Change {
    /// Returns this change for lists with additional elements at the beginning.
    @inlinable
    func shifted(by count: Int) -> Self {
        Self(
            removed: (removed.lowerBound + count)..<(removed.upperBound + count),
            added: (added.lowerBound + count)..<(added.upperBound + count)
        )
    }
}
