import Gtk

/// A box that has a cell for each row, visible or not: `ListBox` or `FlowBox`. The two classes have different names for
/// the same functions.
@MainActor
protocol RowContainer: _RowsView {
    var selectionMode: SelectionMode { get set }
    /// The positions of the rows that are selected in the box, in ascending order.
    var selectedPositions: [Int] { get }
    /// Emitted when rows are selected or deselected.
    var selectionChanged: Signal<Void> { get }
    var activatedPositions: AnyPublisher<Int, Never> { get }

    func show(_ model: any ListModel, cell: @escaping @MainActor (Object) -> Widget)
    /// Returns the position of the row that contains a cell. Returns nil before the row is added and after it is
    /// removed.
    func position(of cell: Widget) -> Int?
    /// Selects the rows at the given positions and deselects all others.
    func select(_ positions: [Int])
}

extension ListBox: RowContainer {
    var selectedPositions: [Int] { selectedRows.map(\.index).sorted() }

    var selectionChanged: Signal<Void> { selectedRowsChanged }

    var activatedPositions: AnyPublisher<Int, Never> {
        // GTK emits signals on the main thread.
        rowActivated.map { row in MainThread.assume { row.index } }.eraseToAnyPublisher()
    }

    func show(_ model: any ListModel, cell: @escaping @MainActor (Object) -> Widget) {
        bindModel(model) { item in
            let cell = cell(item)
            if cell is ListBoxRow { return cell }
            let row = ListBoxRow()
            row.child = cell
            cell.nameRow()
            return row
        }
    }

    func position(of cell: Widget) -> Int? {
        let row = cell as? ListBoxRow ?? cell.parent as? ListBoxRow
        return row?.parent == nil ? nil : row?.index
    }

    func select(_ positions: [Int]) {
        for row in selectedRows where !positions.contains(row.index) { unselectRow(row) }
        for position in positions {
            if let row = row(at: position), !row.isSelected { selectRow(row) }
        }
    }
}

extension FlowBox: RowContainer {
    var selectedPositions: [Int] { selectedChildren.map(\.index).sorted() }

    var selectionChanged: Signal<Void> { selectedChildrenChanged }

    var activatedPositions: AnyPublisher<Int, Never> {
        // GTK emits signals on the main thread.
        childActivated.map { row in MainThread.assume { row.index } }.eraseToAnyPublisher()
    }

    func show(_ model: any ListModel, cell: @escaping @MainActor (Object) -> Widget) {
        bindModel(model) { item in
            let cell = cell(item)
            if cell is FlowBoxChild { return cell }
            let row = FlowBoxChild()
            row.child = cell
            cell.nameRow()
            return row
        }
    }

    func position(of cell: Widget) -> Int? {
        let row = cell as? FlowBoxChild ?? cell.parent as? FlowBoxChild
        return row?.parent == nil ? nil : row?.index
    }

    func select(_ positions: [Int]) {
        for row in selectedChildren where !positions.contains(row.index) { unselectChild(row) }
        for position in positions {
            if let row = child(at: position), !row.isSelected { selectChild(row) }
        }
    }
}
