#if GTK4_12
import Gtk

/// The sections of rows: runs of those that have the same one, found where GTK asks.
@MainActor
final class RowSections {
    /// A Boolean value that indicates whether the rows at two positions are of one section.
    private let areTogether: (Int, Int) -> Bool
    /// Updates the visible headings to the current sections.
    let refreshHeadings: () -> Void
    /// Those that were found, in order.
    private var known: [Range<Int>] = []

    init(areTogether: @escaping (Int, Int) -> Bool, refreshHeadings: @escaping () -> Void) {
        self.areTogether = areTogether
        self.refreshHeadings = refreshHeadings
    }

    /// Returns the section around a position of some rows.
    func range(around position: Int, of count: Int) -> Range<Int> {
        let place = known.firstIndexInOrder { $0.upperBound > position }
        if place < known.count, known[place].contains(position) { return known[place] }
        // Those that were found are whole: there is none within the run.
        var start = position
        while start > 0, areTogether(start - 1, position) { start -= 1 }
        var end = position + 1
        while end < count, areTogether(end, position) { end += 1 }
        known.insert(start..<end, at: place)
        return start..<end
    }

    /// Forgets those that were found, as rows are other ones.
    func forget() {
        known = []
    }
}

extension StreamRows: SectionModel {
    func section(_ position: Int) -> (start: Int, end: Int) {
        // As GTK says it of a model without sections, and of a position past the end.
        guard position < itemCount else { return (itemCount, Int(UInt32.max)) }
        guard let range = sections?.range(around: position, of: itemCount) else { return (0, itemCount) }
        return (range.lowerBound, range.upperBound)
    }

    /// Tells views of the sections that rows are in since they changed.
    func updateSections() {
        guard let sections else { return }
        sections.forget()
        if itemCount > 0 { emitSectionsChanged(0, itemCount: itemCount) }
        sections.refreshHeadings()
    }
}

extension Array {
    /// The first index of an element that a condition holds for, as it does for all those after it. The end if for
    /// none.
    fileprivate func firstIndexInOrder(where holds: (Element) -> Bool) -> Int {
        var range = indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = holds(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
#endif
