import Combine
import Gtk

/// The cells of a list that show rows at present.
@MainActor
final class BoundCells {
    private var cells: [ObjectIdentifier: any BoundCell] = [:]

    /// Those whose rows GTK took away, and may give back before the main loop goes on.
    private var released: [any BoundCell] = []

    /// How many of the program's closures for cells are running.
    private var closureCount = 0

    /// Whether a closure of the program's makes or fills a cell.
    ///
    /// GTK is in the middle of a change then, and has to be told of others later.
    var isFilling: Bool { closureCount > 0 }

    /// Calls a closure that makes or fills a cell.
    func fill<Result>(_ body: () -> Result) -> Result {
        closureCount += 1
        defer { closureCount -= 1 }
        return body()
    }

    /// All of them, in no order.
    var all: [any BoundCell] { Array(cells.values) }

    func add(_ cell: any BoundCell) {
        cells[ObjectIdentifier(cell)] = cell
    }

    func remove(_ cell: any BoundCell) {
        cells[ObjectIdentifier(cell)] = nil
    }

    /// Notes that a cell's row was taken away.
    func release(_ cell: any BoundCell) {
        if released.isEmpty {
            MainContext.default.schedule(options: .init(priority: .highIdle)) { [weak self] in
                MainThread.assume { self?.endReleased() }
            }
        }
        released.append(cell)
    }

    /// Ends the bindings of cells whose rows were taken away and not given back.
    func endReleased() {
        let taken = released
        released = []
        for cell in taken where cell.isReleased { cell.end() }
    }

    /// Ends the cells whose rows a list or flow box has thrown away.
    func endAbandoned() {
        for cell in all where !cell.isReleased && cell.position == nil { cell.end() }
    }

    /// Those that show the row at a position: one, or one of each column.
    func at(_ position: Int) -> [any BoundCell] {
        cells.values.filter { $0.position == position }
    }

    /// The first position in a range whose row a cell shows.
    func first(in range: Range<Int>) -> Int? {
        var first: Int?
        for cell in cells.values {
            if let position = cell.position, range.contains(position), position < first ?? .max { first = position }
        }
        return first
    }

    /// Has those whose values changed be filled again.
    func refresh() {
        for cell in all { cell.refresh() }
    }
}

/// A cell that shows a row.
@MainActor
protocol BoundCell: AnyObject {
    /// The cell itself.
    var widget: Widget { get }
    /// The position of its row; `nil` where it shows none.
    var position: Int? { get }
    /// Whether GTK placed it since it began to show its row.
    var isPlaced: Bool { get }
    /// Whether GTK took its row away.
    var isReleased: Bool { get }
    /// Fills it again if its row's value has changed.
    func refresh()
    /// Ends what was bound to show the row.
    func end()
}

extension BoundCells {
    /// A cell of the row that has a view's focus.
    func containingFocus(of view: Widget) -> (any BoundCell)? {
        guard let focus = view.root?.focus, focus.isAncestor(view) else { return nil }
        return all.first { cell in
            cell.widget === focus || focus.isAncestor(cell.widget) || cell.widget.isAncestor(focus)
        }
    }
}
