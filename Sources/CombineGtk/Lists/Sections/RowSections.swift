#if GTK4_12
import Gtk

/// The sections of rows. A section is a sequence of consecutive rows with equal values. It's determined when GTK
/// requests it.
@MainActor
final class RowSections {
    /// A closure that returns whether the rows at two positions are in the same section.
    private let areTogether: (Int, Int) -> Bool
    /// Updates the visible headings to the current sections.
    let refreshHeadings: () -> Void
    /// The sections that were determined, in order.
    private var known: [Range<Int>] = []

    init(areTogether: @escaping (Int, Int) -> Bool, refreshHeadings: @escaping () -> Void) {
        self.areTogether = areTogether
        self.refreshHeadings = refreshHeadings
    }

    /// Returns the section around a position of some rows.
    func range(around position: Int, of count: Int) -> Range<Int> {
        let place = known.firstIndexInOrder { $0.upperBound > position }
        if place < known.count, known[place].contains(position) { return known[place] }
        // Known sections are complete, so the new section doesn't overlap any of them.
        var start = position
        while start > 0, areTogether(start - 1, position) { start -= 1 }
        var end = position + 1
        while end < count, areTogether(end, position) { end += 1 }
        known.insert(start..<end, at: place)
        return start..<end
    }

    /// Removes the determined sections, because the rows have changed.
    func forget() {
        known = []
    }
}

extension StreamRows: SectionModel {
    func section(_ position: Int) -> (start: Int, end: Int) {
        // GTK returns the same result for a position beyond the end.
        guard position < itemCount else { return (itemCount, Int(UInt32.max)) }
        guard let range = sections?.range(around: position, of: itemCount) else { return (0, itemCount) }
        return (range.lowerBound, range.upperBound)
    }

    /// Notifies views of the sections of rows that have changed.
    func updateSections() {
        guard let sections else { return }
        sections.forget()
        if itemCount > 0 { emitSectionsChanged(0, itemCount: itemCount) }
        sections.refreshHeadings()
    }
}

extension Array {
    /// Returns the first index of an element for which a condition holds, or the end. The condition must hold for all
    /// following elements too.
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
