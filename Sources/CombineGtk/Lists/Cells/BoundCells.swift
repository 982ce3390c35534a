import Combine
import CombineModel
import Gtk

/// The cells of a list that currently show rows.
@MainActor
final class BoundCells {
    private var cells: [ObjectIdentifier: any BoundCell] = [:]

    /// The cells whose rows GTK has unbound. GTK may bind the rows again before the main loop continues.
    private var released: [any BoundCell] = []

    /// The disposable that stops waiting for the row to edit, or nil.
    var pendingEdit: (any Disposable)?

    /// The number of running closures that create or fill a cell.
    private var closureCount = 0

    /// A Boolean value that indicates whether a closure that creates or fills a cell is running.
    ///
    /// GTK is then changing its rows, so further changes of the model must wait.
    var isFilling: Bool { closureCount > 0 }

    /// Calls a closure that creates or fills a cell.
    func fill<Result>(_ body: () -> Result) -> Result {
        closureCount += 1
        defer { closureCount -= 1 }
        return body()
    }

    /// All cells, in no particular order.
    var all: [any BoundCell] { Array(cells.values) }

    func add(_ cell: any BoundCell) {
        cells[ObjectIdentifier(cell)] = cell
    }

    func remove(_ cell: any BoundCell) {
        cells[ObjectIdentifier(cell)] = nil
    }

    /// Records that GTK unbound a cell's row.
    func release(_ cell: any BoundCell) {
        if released.isEmpty {
            MainContext.perform(priority: .highIdle) { [weak self] in self?.endReleased() }
        }
        released.append(cell)
    }

    /// Cancels the bindings of cells whose rows GTK unbound and didn't bind again.
    func endReleased() {
        let taken = released
        released = []
        for cell in taken where cell.isReleased { cell.end() }
    }

    /// Cancels the bindings of cells whose rows a list box or flow box has discarded.
    func endAbandoned() {
        for cell in all where !cell.isReleased && cell.position == nil { cell.end() }
    }

    /// Returns the cells that show the row at a position, which is one cell, or one for each column.
    func at(_ position: Int) -> [any BoundCell] {
        cells.values.filter { $0.position == position }
    }

    /// Returns the first position in a range whose row a cell shows.
    func first(in range: Range<Int>) -> Int? {
        var first: Int?
        for cell in cells.values {
            if let position = cell.position, range.contains(position), position < first ?? .max { first = position }
        }
        return first
    }

    /// Fills the cells whose values have changed.
    func refresh() {
        for cell in all { cell.refresh() }
    }
}

/// A cell that shows a row.
@MainActor
protocol BoundCell: AnyObject {
    /// The cell itself.
    var widget: Widget { get }
    /// The position of its row, or nil if it doesn't show one.
    var position: Int? { get }
    /// A Boolean value that indicates whether GTK has allocated the cell since it began to show its row.
    var isPlaced: Bool { get }
    /// A Boolean value that indicates whether GTK has unbound its row.
    var isReleased: Bool { get }
    /// Fills the cell again if its row's value has changed.
    func refresh()
    /// Cancels the bindings that the cell has for its row.
    func end()
}

extension BoundCells {
    /// Returns a cell of the row that has a view's focus.
    func containingFocus(of view: Widget) -> (any BoundCell)? {
        guard let focus = view.root?.focus, focus.isAncestor(view) else { return nil }
        return all.first { cell in
            cell.widget === focus || focus.isAncestor(cell.widget) || cell.widget.isAncestor(focus)
        }
    }
}
