import Synchronization

/// The filtered and sorted collection of one subscriber of `arranged(by:)`.
///
/// The arranger stores the sorted order of the previous collection. If only a few elements change, and they can be
/// compared, only the changed elements are filtered and sorted. Otherwise, all elements are filtered. They're sorted
/// again only if their order is no longer correct.
//
// No thread waits for the mutex, because only one collection is processed at a time.
@usableFromInline
package final class Arranger<Element: Sendable>: Sendable {
    /// A function that returns the runs of elements in which two lists differ. It returns nil if more elements differ
    /// than its third argument states, or if the elements can't be compared.
    @usableFromInline typealias Comparison = @Sendable ([Element], [Element], Int) -> [ListDifference.Change]?

    private let state = Mutex(ArrangedElements<Element>())
    private let comparison: Comparison

    @usableFromInline
    init(_ comparison: @escaping Comparison) { self.comparison = comparison }

    /// Creates an arranger for elements that can't be compared.
    @usableFromInline
    package convenience init() {
        self.init { _, _, _ in nil }
    }

    /// Creates an arranger for elements that can be compared.
    ///
    /// Objects aren't compared, because their properties can change while the collection contains them.
    @inlinable
    package convenience init() where Element: Equatable {
        self.init { Element.self is AnyObject.Type ? nil : ListDifference.changes(from: $0, to: $1, limit: $2) }
    }

    /// Returns the elements that an arrangement includes, in sorted order.
    package func arrange(_ elements: [Element], _ arrangement: SentArrangement<Element>) -> [Element] {
        state.withLock { $0.arrange(elements, arrangement, comparison) }
    }

    func reset() {
        state.withLock { $0 = ArrangedElements() }
    }
}

/// An arrangement that a publisher sent. Each time an arrangement is sent, it's wrapped in a new object, even if it
/// equals the previous arrangement. The arranger doesn't reuse results for a new object, because a value that the
/// filter reads may have changed.
package final class SentArrangement<Element>: Sendable {
    let arrangement: Arrangement<Element>

    package init(_ arrangement: Arrangement<Element>) { self.arrangement = arrangement }
}

/// A collection and the positions of its elements in sorted order.
struct ArrangedElements<Element: Sendable>: Sendable {
    /// If more than 1/`changeDivisor` of the elements change, all elements are processed.
    private static var changeDivisor: Int { 8 }
    /// The maximum number of removals and insertions for which a previous result is reused.
    private static var patchLimit: Int { 16 }

    private var elements: [Element] = []
    private var sent: SentArrangement<Element>?
    /// For each element, a Boolean value that indicates whether the filter includes it.
    private var isIncluded: [Bool] = []
    /// The positions of the included elements, in sorted order.
    private var shown: [UInt32] = []
    /// The positions of all elements that have been sorted, in sorted order. They include elements that the current
    /// filter excludes, because the user often returns to a previous search text.
    private var order: [UInt32] = []
    private var results = PatchedResults<Element>()

    /// Returns the elements that an arrangement includes, in sorted order.
    ///
    /// The result equals `sent.arrangement(new)` under one condition: while `sent` is the same object, the filter and
    /// the comparisons must depend only on the elements.
    mutating func arrange(
        _ new: [Element],
        _ sent: SentArrangement<Element>,
        _ comparison: Arranger<Element>.Comparison
    ) -> [Element] {
        let changes = comparison(elements, new, new.count / Self.changeDivisor).map {
            ElementChanges(runs: $0, oldCount: elements.count, newCount: new.count)
        }
        let arrangement = sent.arrangement
        arrangement.keys.requireMainThread()
        // Reuse the results of the filter and of comparisons only if the arrangement is the same object and some
        // elements differ. An unchanged list may have been sent again because a value that the filter reads has changed.
        let isTrusted = sent === self.sent && changes?.isEmpty == false
        let removed = isTrusted ? changes.map { ranks(of: $0.runs.map(\.removed)) } : nil
        if let changes, isTrusted {
            changes.move(&isIncluded) { arrangement.isIncluded?(new[$0]) ?? true }
        } else {
            isIncluded = arrangement.isIncluded.map { new.map($0) } ?? Array(repeating: true, count: new.count)
        }
        if let changes { changes.move(&order) } else if new.count != elements.count { order = [] }
        (elements, self.sent) = (new, sent)
        return new.withUnsafeBufferPointer { buffer in
            shown = sort(buffer, by: arrangement.keys, isTrusted: isTrusted)
            if let removed, let added = changes.map({ ranks(of: $0.runs.map(\.added)) }),
                removed.count + added.count <= Self.patchLimit
            {
                let insertions = added.map { (rank: $0, element: new[Int(shown[$0])]) }
                return results.result(removing: removed, inserting: insertions)
            }
            return results.replace(with: buffer.elements(at: shown))
        }
    }

    /// Returns the indices at which `shown` contains positions in the given ranges, in ascending order.
    private func ranks(of ranges: [Range<Int>]) -> [Int] {
        var isSearched = [Bool](repeating: false, count: elements.count)
        var count = 0
        for range in ranges {
            for position in range where isIncluded[position] {
                isSearched[position] = true
                count += 1
            }
        }
        return count == 0 ? [] : shown.indices.filter { isSearched[Int(shown[$0])] }
    }

    /// Returns the positions of the included elements in sorted order, and updates `order`.
    private mutating func sort(
        _ elements: UnsafeBufferPointer<Element>,
        by keys: [SortKey<Element>],
        isTrusted: Bool
    ) -> [UInt32] {
        let comparison = ElementComparison(of: elements, by: keys)
        var sorted = order.filter { isIncluded[Int($0)] }
        if !isTrusted, !comparison.isSorted(sorted) { (sorted, order) = ([], []) }
        var isAdded = isIncluded
        for position in sorted { isAdded[Int(position)] = false }
        let added = isAdded.indices.compactMap { isAdded[$0] ? UInt32($0) : nil }
        sorted = comparison.merged(sorted, keys.sorted(added, of: elements))
        updateOrder(sorted)
        return sorted
    }

    /// Merges the positions of the included elements into `order`. The positions that `order` already contains must
    /// have the same order in both lists. The positions of other elements stay in `order`.
    private mutating func updateOrder(_ sorted: [UInt32]) {
        guard order.contains(where: { !isIncluded[Int($0)] }) else {
            order = sorted
            return
        }
        var result: [UInt32] = []
        result.reserveCapacity(elements.count)
        var rest = sorted[...]
        for position in order {
            if !isIncluded[Int(position)] {
                result.append(position)
                continue
            }
            while let next = rest.popFirst() {
                result.append(next)
                if next == position { break }
            }
        }
        order = result + rest
    }
}

/// The last two results for a subscriber.
///
/// Usually, the subscriber has already released the older result. The buffer of the older result is then reused for the
/// next result. This is faster than copying the newer result, because a copy retains each element and later releases
/// it.
private struct PatchedResults<Element: Sendable>: Sendable {
    /// The difference between two results, in ascending order of the ranks. A rank is an index in a result.
    private struct Patch {
        /// The ranks of the removed elements in the previous result.
        let removals: [Int]
        /// The inserted elements, with their ranks in the new result.
        let insertions: [(rank: Int, element: Element)]

        func apply(to elements: inout [Element]) {
            for rank in removals.reversed() { elements.remove(at: rank) }
            for (rank, element) in insertions { elements.insert(element, at: rank) }
        }
    }

    private var last: [Element] = []
    /// The second-to-last result, and its difference from the last result.
    private var previous: (elements: [Element], patch: Patch)?

    /// Stores and returns a result that isn't derived from the previous results.
    mutating func replace(with result: [Element]) -> [Element] {
        (last, previous) = (result, nil)
        return result
    }

    /// Returns a result that differs from the last result in a few elements.
    mutating func result(removing removals: [Int], inserting insertions: [(rank: Int, element: Element)]) -> [Element] {
        let patch = Patch(removals: removals, insertions: insertions)
        let previousPatch = previous?.patch
        var result = previous?.elements ?? last
        // Release the stored reference to the buffer. The following changes then don't copy the buffer, unless the
        // subscriber still retains it.
        previous = nil
        previousPatch?.apply(to: &result)
        patch.apply(to: &result)
        previous = (last, patch)
        last = result
        return result
    }
}
