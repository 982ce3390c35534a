/// Functions that find the runs of elements in which two lists differ.
@usableFromInline
package enum ListDifference {
    /// A range of the old list that is replaced with a range of the new list.
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

    /// Returns, for each element of the new list, the position of an equal element in the old list, or nil.
    ///
    /// If a list contains several equal elements, they're matched in order.
    @inlinable
    package static func counterparts<Element: Hashable>(of new: [Element], in old: [Element]) -> [Int?] {
        /// For each position, the next position of an equal element.
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

    /// Returns the runs in which two lists differ, in order. The number of unchanged elements is as large as possible.
    ///
    /// - Parameters:
    ///   - counterparts: For each element of the new list, its position in the old list, or nil. The positions must be
    ///     distinct.
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

    /// Returns the positions of a longest increasing subsequence. Nil values are ignored.
    private static func longestIncrease(_ numbers: [Int?]) -> [Int] {
        /// The last elements of increasing subsequences, one for each length. If several subsequences have the same
        /// length, only the one with the smallest last number is stored.
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
