/// The runs of elements in which two lists differ.
struct ElementChanges {
    let runs: [ListDifference.Change]
    let oldCount: Int
    let newCount: Int

    /// A Boolean value that indicates whether the lists have the same elements.
    var isEmpty: Bool { runs.isEmpty }

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

extension ListDifference {
    /// Returns the runs of different elements in two lists, or nil if more than `limit` elements differ.
    //
    // The function is inlined, so that it's specialized for the types of the client.
    @inlinable
    static func changes<Element: Equatable>(from old: [Element], to new: [Element], limit: Int) -> [Change]? {
        if abs(old.count - new.count) > limit { return nil }
        if old.count == new.count, let changes = replacements(from: old, to: new, limit: limit) { return changes }
        let changes = fewChanges(from: old[...], to: new[...], limit: min(limit, 64)) { $0 == $1 }
        let count = changes?.reduce(0) { $0 + max($1.removed.count, $1.added.count) }
        return count.map { $0 <= limit } ?? false ? changes : nil
    }

    /// Compares two lists of the same length position by position.
    @inlinable
    static func replacements<Element: Equatable>(from old: [Element], to new: [Element], limit: Int) -> [Change]? {
        var changes: [Change] = []
        for position in old.indices where old[position] != new[position] {
            if changes.count == limit { return nil }
            changes.append(Change(removed: position..<position + 1, added: position..<position + 1))
        }
        return changes
    }
}
