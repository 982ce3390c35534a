import Gtk

/// The row that stays where it is on the screen while the rows of a list change.
struct ScrollPlace<ID: Hashable> {
    /// The identity of the row, or nil if no row in view remains.
    let row: ID?
    /// A Boolean value that indicates whether the list stays scrolled to its top.
    let isTop: Bool
    fileprivate let frame: Int
    fileprivate let value: Double
}

extension StreamRows {
    /// Makes the first row in view that is also in the new rows stay where it is. If the list is scrolled to its top,
    /// the list stays there, and no row is chosen.
    ///
    /// - Returns: The current position of the row, or nil.
    func keepPlace() -> Int? {
        guard let view = cells.view, let list = view.innerList, let frame = list.frameClock?.frameCounter,
            let value = list.vadjustment?.value, list.height > 0
        else { return nil }
        // Before GTK has laid out the rows after a previous change, the places on the screen aren't known. GTK still
        // keeps the row that was chosen for that change.
        if let place, place.frame == frame, place.value == value { return place.row.flatMap(position(ofRemaining:)) }
        let position = value > 0 ? cells.positionsInView.first { remains(identity(self.value(at: $0))) } : nil
        place = ScrollPlace(row: position.map { identity(values[$0]) }, isTop: value <= 0, frame: frame, value: value)
        if let position { view.anchor(position) }
        return position
    }

    /// Keeps the list scrolled to its top while the rows change.
    func stayAtTop() {
        cells.view?.anchor(0)
        #if GTK4_12
        showFirstHeading()
        #endif
    }

    /// Records that the program scrolls to a row. A change in the same frame must not scroll back.
    func willScroll(to position: Int) {
        guard position < itemCount, let list = cells.view?.innerList, let value = list.vadjustment?.value else {
            return
        }
        // A list that was never shown has no clock.
        let frame = list.frameClock?.frameCounter ?? 0
        place = ScrollPlace(row: identity(self.value(at: position)), isTop: false, frame: frame, value: value)
    }

    /// Returns the current position of a row that is also in the new rows, or nil.
    func position(ofRemaining id: ID) -> Int? {
        remains(id) ? values.firstIndex { identity($0) == id } : nil
    }
}

extension BoundCells {
    /// The positions of the rows in view, in ascending order. If no row is completely in view, the positions of the
    /// rows that are partly in view.
    var positionsInView: [Int] {
        guard let list = view?.innerList else { return [] }
        let end = Double(list.height)
        var (whole, partial): (Set<Int>, Set<Int>) = ([], [])
        for cell in all where cell.isPlaced {
            // GTK doesn't show the child of a list that is outside of the view.
            guard let position = cell.position, let row = cell.widget.row, row.isChildVisible,
                let bounds = row.bounds(in: list)
            else { continue }
            let (top, bottom) = (bounds.y, bounds.y + bounds.height)
            if bottom > 0, top < end { partial.insert(position) }
            if top >= -0.5, bottom <= end + 0.5 { whole.insert(position) }
        }
        return (whole.isEmpty ? partial : whole).sorted()
    }
}

extension _SelectionView {
    var innerList: ListBase? { rowContainer as? ListBase }

    /// Scrolls to a row. If the row is in view, GTK only records that the row must stay where it is.
    func anchor(_ position: Int) {
        _ = innerList?.activateAction("list.scroll-to-item", argument: Variant(uint32: UInt32(position)))
    }
}
