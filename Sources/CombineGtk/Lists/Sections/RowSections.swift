#if GTK4_12
import Gtk

/// The sections of rows. A section consists of consecutive rows for which `areTogether` returns true. Sections are
/// computed when GTK requests them.
@MainActor
final class RowSections {
    /// A closure that returns whether two rows are in the same section.
    private let areTogether: (Int, Int) -> Bool
    let refreshHeadings: () -> Void
    /// The sections that have been computed so far, in order.
    private var known: [Range<Int>] = []
    /// A Boolean value that indicates whether the list scrolls to its first heading in the next frame.
    fileprivate var willShowFirstHeading = false

    init(areTogether: @escaping (Int, Int) -> Bool, refreshHeadings: @escaping () -> Void) {
        self.areTogether = areTogether
        self.refreshHeadings = refreshHeadings
    }

    func range(around position: Int, of count: Int) -> Range<Int> {
        let place = known.firstIndexInOrder { $0.upperBound > position }
        if place < known.count, known[place].contains(position) { return known[place] }
        // Known sections are complete, so the new section doesn't overlap a known section.
        var start = position
        while start > 0, areTogether(start - 1, position) { start -= 1 }
        var end = position + 1
        while end < count, areTogether(end, position) { end += 1 }
        known.insert(start..<end, at: place)
        return start..<end
    }

    /// Removes the computed sections because the rows have changed.
    func forget() { known = [] }
}

extension StreamRows: SectionModel {
    func section(_ position: Int) -> (start: Int, end: Int) {
        // The documentation of `GtkSectionModel` requires this range for a position after the last row.
        guard position < itemCount else { return (itemCount, Int(UInt32.max)) }
        guard let range = sections?.range(around: position, of: itemCount) else { return (0, itemCount) }
        return (range.lowerBound, range.upperBound)
    }

    /// Computes the sections again and notifies views.
    func updateSections() {
        guard let sections else { return }
        sections.forget()
        if itemCount > 0 { emitSectionsChanged(0, itemCount: itemCount) }
        sections.refreshHeadings()
    }
}

extension StreamRows {
    /// Scrolls to the heading above the first row in the next frame, if the list is scrolled to its top. GTK scrolls to
    /// the row instead.
    func showFirstHeading() {
        guard let view = cells.view, let sections, !sections.willShowFirstHeading else { return }
        sections.willShowFirstHeading = true
        guard view.isMapped, let clock = view.frameClock else {
            view.mapSignal.first().sink(on: view) { [weak self, weak sections] _, _ in
                sections?.willShowFirstHeading = false
                self?.showFirstHeading()
            }
            return
        }
        clock.layout.first().sink(on: view) { [weak self, weak sections] view, _ in
            sections?.willShowFirstHeading = false
            if self?.place?.isTop ?? true { view.innerList?.vadjustment?.value = 0 }
        }
    }
}

extension Array {
    /// Returns the index of the first element that satisfies a condition, or the end index if no element satisfies it.
    /// The elements must be in an order in which all elements after the first match also satisfy the condition.
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
