/// Finds the runs in which two lists differ.
@usableFromInline
package enum ListDifference {
    /// The positions in the old list whose elements are removed, and those in the new list whose elements replace them.
    @usableFromInline
    package struct Change: Equatable {
        @usableFromInline package let removed: Range<Int>
        @usableFromInline package let added: Range<Int>

        @inlinable
        package init(removed: Range<Int>, added: Range<Int>) {
            self.removed = removed
            self.added = added
        }
    }

    /// Returns, for each element of the new list, the position of an equal element in the old one. Equal elements are
    /// matched in order.
    @inlinable
    package static func counterparts<Element: Hashable>(of new: [Element], in old: [Element]) -> [Int?] {
        /// The next position of an element that equals the one at a position.
        var following = [Int?](repeating: nil, count: old.count)
        var first: [Element: Int] = [:]
        first.reserveCapacity(old.count)
        for position in old.indices.reversed() {
            following[position] = first.updateValue(position, forKey: old[position])
        }
        return new.map { element in
            guard let position = first[element] else { return nil }
            first[element] = following[position]
            return position
        }
    }

    /// Returns the runs that differ, in order. As many elements as possible stay.
    ///
    /// - Parameters:
    ///   - counterparts: For each element of the new list, its position in the old one, or nil. No position occurs
    ///     twice.
    ///   - oldCount: The number of elements in the old list.
    @usableFromInline
    package static func changes(_ counterparts: [Int?], oldCount: Int) -> [Change] {
        var changes: [Change] = []
        var (old, new) = (0, 0)
        func close(atOld oldEnd: Int, new newEnd: Int) {
            if old < oldEnd || new < newEnd { changes.append(Change(removed: old..<oldEnd, added: new..<newEnd)) }
            (old, new) = (oldEnd + 1, newEnd + 1)
        }
        for position in longestIncrease(counterparts) {
            if let counterpart = counterparts[position] { close(atOld: counterpart, new: position) }
        }
        close(atOld: oldCount, new: counterparts.count)
        return changes
    }

    /// Returns the positions of a longest increasing subsequence of the numbers that aren't nil.
    private static func longestIncrease(_ numbers: [Int?]) -> [Int] {
        /// For each length, the position at which the subsequence of that length with the smallest last number ends.
        var ends: [(position: Int, number: Int)] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            guard let number else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if ends[middle].number < number { low = middle + 1 } else { high = middle }
            }
            previous[position] = low == 0 ? nil : ends[low - 1].position
            if low == ends.count { ends.append((position, number)) } else { ends[low] = (position, number) }
        }
        var result: [Int] = []
        result.reserveCapacity(ends.count)
        var next = ends.last?.position
        while let position = next {
            result.append(position)
            next = previous[position]
        }
        return result.reversed()
    }
}
