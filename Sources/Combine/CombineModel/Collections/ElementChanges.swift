/// The runs of elements in which two lists differ. Elements are compared by their bytes.
struct ElementChanges {
    /// The maximum number of runs to find separately. The remaining elements count as a single run.
    private static let runLimit = 64
    /// The maximum distance to search for the end of a run. This search is slower than comparing the lists position by
    /// position.
    private static let matchDistance = 64

    private(set) var runs: [ListDifference.Change] = []
    private let oldCount: Int
    private let newCount: Int

    /// A Boolean value that indicates whether the lists have the same elements.
    var isEmpty: Bool { runs.isEmpty }

    /// Compares two lists. Returns nil if more than `limit` elements differ.
    init?<Element>(from old: [Element], to new: [Element], limit: Int) {
        (oldCount, newCount) = (old.count, new.count)
        if abs(oldCount - newCount) > limit { return nil }
        let identical = IdenticalElements<Element>()
        let prefix = identical.count(of: old, new, from: 0)
        let suffix = identical.countAtEnds(
            of: old,
            new,
            beyond: 0,
            limit: min(oldCount, newCount) - prefix
        )
        let (oldRange, newRange) = (prefix..<(oldCount - suffix), prefix..<(newCount - suffix))
        if oldRange.count <= limit, newRange.count <= limit {
            if !oldRange.isEmpty || !newRange.isEmpty {
                runs = [ListDifference.Change(removed: oldRange, added: newRange)]
            }
        } else if oldCount == newCount, let found = Self.replacements(identical, old, new, oldRange, limit: limit) {
            runs = found
        } else if let found = Self.insertionsAndRemovals(identical, old, oldRange, new, newRange, limit: limit) {
            runs = found
        } else {
            return nil
        }
    }

    /// Compares two lists position by position and returns the runs of different elements. Returns nil if more than
    /// `limit` elements differ.
    private static func replacements<Element>(
        _ identical: IdenticalElements<Element>,
        _ old: [Element],
        _ new: [Element],
        _ range: Range<Int>,
        limit: Int
    ) -> [ListDifference.Change]? {
        var runs: [ListDifference.Change] = []
        var (position, count) = (range.lowerBound, 0)
        while position < range.upperBound {
            let start = position
            position += 1
            while position < range.upperBound, !identical.areIdentical(old, position, new, position) {
                position += 1
            }
            count += position - start
            if count > limit { return nil }
            runs.append(ListDifference.Change(removed: start..<position, added: start..<position))
            position += identical.count(of: old, new, from: position)
        }
        return runs
    }

    /// Returns the runs in which two ranges differ, or nil if the runs contain more than `limit` elements.
    private static func insertionsAndRemovals<Element>(
        _ identical: IdenticalElements<Element>,
        _ old: [Element],
        _ oldRange: Range<Int>,
        _ new: [Element],
        _ newRange: Range<Int>,
        limit: Int
    ) -> [ListDifference.Change]? {
        var runs: [ListDifference.Change] = []
        var (left, right) = (oldRange, newRange)
        var count = 0
        while !left.isEmpty || !right.isEmpty {
            let match = runs.count < runLimit ? nextMatch(identical, old, left, new, right) : nil
            let (oldEnd, newEnd) = match ?? (left.upperBound, right.upperBound)
            let run = ListDifference.Change(removed: left.lowerBound..<oldEnd, added: right.lowerBound..<newEnd)
            runs.append(run)
            count += max(run.removed.count, run.added.count)
            if count > limit { return nil }
            let same = identical.count(of: old, oldEnd..<left.upperBound, new, newEnd..<right.upperBound)
            (left, right) = (oldEnd + same..<left.upperBound, newEnd + same..<right.upperBound)
        }
        return runs
    }

    /// Searches the beginnings of two ranges for an element that both lists contain. Returns its position in each list,
    /// or nil if no such element is found.
    private static func nextMatch<Element>(
        _ identical: IdenticalElements<Element>,
        _ old: [Element],
        _ oldRange: Range<Int>,
        _ new: [Element],
        _ newRange: Range<Int>
    ) -> (Int, Int)? {
        for distance in 1..<matchDistance {
            for step in 0...distance {
                let (left, right) = (oldRange.lowerBound + step, newRange.lowerBound + distance - step)
                guard left < oldRange.upperBound, right < newRange.upperBound else { continue }
                if identical.areIdentical(old, left, new, right) { return (left, right) }
            }
        }
        return nil
    }

    /// Updates an array that contains one value for each element of the list. Before the call, the values belong to the
    /// old list's elements. After the call, they belong to the new list's elements.
    ///
    /// - Parameter added: A closure that receives the position of an added element in the new list and returns the
    ///   value for that element.
    func move<Value>(_ values: inout [Value], added: (Int) -> Value) {
        var result: [Value] = []
        result.reserveCapacity(newCount)
        var start = 0
        for run in runs {
            result += values[start..<run.removed.lowerBound]
            result += run.added.lazy.map(added)
            start = run.removed.upperBound
        }
        values = result + values[start...]
    }

    /// Replaces positions in the old list with positions in the new list. Positions of removed elements are removed.
    func move(_ positions: inout [UInt32]) {
        if runs.isEmpty { return }
        // For each position in the old list, the position in the new list, or `UInt32.max` for a removed element.
        var places = [UInt32](repeating: .max, count: oldCount)
        var (start, newStart) = (0, 0)
        let end = ListDifference.Change(removed: oldCount..<oldCount, added: newCount..<newCount)
        for run in runs + [end] {
            for position in start..<run.removed.lowerBound { places[position] = UInt32(newStart + position - start) }
            (start, newStart) = (run.removed.upperBound, run.added.upperBound)
        }
        positions = positions.compactMap { places[Int($0)] == .max ? nil : places[Int($0)] }
    }
}
