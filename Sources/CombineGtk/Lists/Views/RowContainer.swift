import Combine
import Gtk

/// A box that has a cell for each row, visible or not, `ListBox` and `FlowBox`, with what the two name differently.
@MainActor
protocol RowContainer: _RowsView {
    var selectionMode: SelectionMode { get set }
    /// The positions of the rows that the box shows as selected, in order.
    var selectedPositions: [Int] { get }
    /// Published when rows are selected, or no longer are.
    var selectionChanged: Signal<Void> { get }
    /// The position of each row that the user activates.
    var activatedPositions: AnyPublisher<Int, Never> { get }

    /// Makes a cell for each item of a model.
    func show(_ model: any ListModel, cell: @escaping @MainActor (Object) -> Widget)
    /// Returns the position of the row that a cell is or is in, or nil before it has one, and once that no longer
    /// exists.
    func position(of cell: Widget) -> Int?
    /// Shows these rows as selected, and no others.
    func select(_ positions: [Int])
}

extension ListBox: RowContainer {
    var selectedPositions: [Int] { selectedRows.map(\.index).sorted() }

    var selectionChanged: Signal<Void> { selectedRowsChanged }

    var activatedPositions: AnyPublisher<Int, Never> {
        // A signal's event comes on the main thread.
        rowActivated.map { row in MainThread.assume { row.index } }.eraseToAnyPublisher()
    }

    func show(_ model: any ListModel, cell: @escaping @MainActor (Object) -> Widget) {
        bindModel(model, createWidgetFunction: cell)
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
        // A signal's event comes on the main thread.
        childActivated.map { row in MainThread.assume { row.index } }.eraseToAnyPublisher()
    }

    func show(_ model: any ListModel, cell: @escaping @MainActor (Object) -> Widget) {
        bindModel(model, createWidgetFunction: cell)
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
