/// A comparison of the elements of a buffer by sort keys. Elements are represented by their positions.
struct ElementComparison {
    private struct Key {
        /// A function that compares the elements at two positions.
        let compare: (Int, Int) -> Int
        let isDescending: Bool
    }

    private let keys: [Key]

    /// Creates a comparison. The comparison is valid only as long as the buffer exists.
    init<Element>(of elements: UnsafeBufferPointer<Element>, by keys: [SortKey<Element>]) {
        self.keys = keys.map { Key(compare: $0.order.comparison(elements), isDescending: $0.direction == .descending) }
    }

    /// Returns a Boolean value that indicates whether positions are sorted by their elements. Positions of equal
    /// elements must be in ascending order.
    func isSorted(_ positions: [UInt32]) -> Bool {
        zip(positions, positions.dropFirst()).allSatisfy(precedes)
    }

    /// Merges two lists of positions. Both lists must be sorted by the elements at the positions.
    func merged(_ many: [UInt32], _ few: [UInt32]) -> [UInt32] {
        if few.isEmpty { return many }
        if many.isEmpty { return few }
        var result: [UInt32] = []
        result.reserveCapacity(many.count + few.count)
        var start = 0
        for position in few {
            // Find the place with an exponential search, which needs few comparisons even in a long list.
            var (low, step) = (start, 1)
            while low + step <= many.count, precedes(many[low + step - 1], position) {
                (low, step) = (low + step, step * 2)
            }
            var high = min(low + step - 1, many.count)
            while low < high {
                let middle = (low + high) / 2
                if precedes(many[middle], position) { low = middle + 1 } else { high = middle }
            }
            result += many[start..<low]
            result.append(position)
            start = low
        }
        return result + many[start...]
    }

    /// Returns a Boolean value that indicates whether the first position precedes the second one in sorted order. If
    /// their elements are equal, the lower position precedes the higher position.
    private func precedes(_ first: UInt32, _ second: UInt32) -> Bool {
        let order = compare(first, second)
        return order == 0 ? first < second : order < 0
    }

    private func compare(_ first: UInt32, _ second: UInt32) -> Int {
        for key in keys {
            let order = key.compare(Int(first), Int(second))
            if order != 0 { return key.isDescending ? -order : order }
        }
        return 0
    }
}
