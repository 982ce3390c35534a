import Gtk

/// The cells that currently show the rows of a list.
@MainActor
final class BoundCells {
    private var cells: [ObjectIdentifier: any BoundCell] = [:]

    /// The cells that GTK has unbound from their rows. Their bindings are cancelled in the next iteration of the main
    /// loop, unless GTK binds the cells again first.
    private var released: [any BoundCell] = []

    /// The list that shows the rows. It's nil for a list box or flow box.
    weak var view: (any _SelectionView)?

    #if DEBUG
    /// A Boolean value that indicates whether the list with rows has been shown.
    var isScrollingChecked = false
    #endif

    /// The subscription that waits until the row to edit appears, or nil.
    var pendingEdit: (any Disposable)?

    /// The number of running closures that create or fill a cell.
    private var closureCount = 0 {
        didSet { Self.closureCount += closureCount - oldValue }
    }

    /// The number of running closures that create or fill a cell of any list.
    private static var closureCount = 0

    /// A Boolean value that indicates whether a closure that creates or fills a cell is running.
    ///
    /// GTK is in the middle of a change at that time, so the model must not change until the closure returns.
    var isFilling: Bool { closureCount > 0 }

    /// Calls a closure that creates or fills a cell.
    func fill<Result>(_ body: () -> Result) -> Result {
        closureCount += 1
        defer { closureCount -= 1 }
        guard let view else { return body() }
        let parts = UsedParts(of: view)
        let result = body()
        parts.check(view)
        return result
    }

    /// Calls a closure when no closure creates or fills one of the given cells.
    static func afterFilling(_ cells: BoundCells?, _ body: @escaping @MainActor () -> Void) {
        guard let cells, cells.isFilling else { return body() }
        MainContext.perform(priority: .highIdle, body)
    }

    /// Runs the waiting observations, unless a closure creates or fills a cell. In that case, or if an observation is
    /// running, observations are still waiting afterward.
    static func flushObservations() {
        if closureCount > 0 || !ObservationQueue.isAnyWaiting { return }
        ChangeOrigin.running { ObservationQueue.flush() }
    }

    /// All cells, in an undefined order.
    var all: [any BoundCell] { Array(cells.values) }

    func add(_ cell: any BoundCell) { cells[ObjectIdentifier(cell)] = cell }

    func remove(_ cell: any BoundCell) { cells[ObjectIdentifier(cell)] = nil }

    /// Records that GTK unbound a cell from its row.
    func release(_ cell: any BoundCell) {
        if released.isEmpty {
            MainContext.perform(priority: .highIdle) { [weak self] in self?.endReleased() }
        }
        released.append(cell)
    }

    /// Cancels the bindings of cells that GTK unbound and didn't bind again.
    func endReleased() {
        let taken = released
        released = []
        for cell in taken where cell.isReleased { cell.end() }
    }

    /// Cancels the bindings of cells whose rows were removed from a list box or flow box.
    func endRemoved() {
        for cell in all where !cell.isReleased && cell.position == nil { cell.end() }
    }

    /// Returns the cells that show the row at a position. A table has one cell for each column.
    func at(_ position: Int) -> [any BoundCell] {
        cells.values.filter { $0.position == position }
    }

    /// Returns the first position in a range whose row has a cell. Returns nil if no row in the range has a cell.
    func first(in range: Range<Int>) -> Int? {
        var first: Int?
        for cell in cells.values {
            if let position = cell.position, range.contains(position), position < first ?? .max { first = position }
        }
        return first
    }

    /// Updates each cell whose value has changed.
    func refresh() {
        for cell in all { cell.refresh() }
    }
}

/// The parts of a list that GTK is using while a closure fills a cell.
@MainActor
private struct UsedParts {
    private let model: (any SelectionModel)?
    private let factory: ListItemFactory?
    private let columnCount: Int?
    private let root: (any Root)?

    init(of view: any _SelectionView) {
        model = view.model
        factory = (view as? any FactoryView)?.factory
        columnCount = (view as? ColumnView)?.columns.items(as: ColumnViewColumn.self).count { $0.isVisible }
        root = view.root
    }

    /// Traps if a part was replaced, or if the list was removed from its window.
    func check(_ view: any _SelectionView) {
        let now = UsedParts(of: view)
        if now.model !== model || now.factory !== factory { fail("replaced the model or the factory of", view) }
        if now.columnCount != columnCount { fail("changed the columns of", view) }
        if root != nil, now.root !== root { fail("removed from its window", view) }
    }

    private func fail(_ event: String, _ view: any _SelectionView) -> Never {
        fatalError(
            "A closure that fills a cell \(event) the \(view.typeName). Expected such a change after the closure has "
                + "returned, for example with MainContext.perform."
        )
    }
}

@MainActor
protocol BoundCell: AnyObject {
    var widget: Widget { get }
    /// The position of the cell's row, or nil if the cell doesn't show a row.
    var position: Int? { get }
    /// A Boolean value that indicates whether GTK has placed the cell in the view since the cell began to show its row.
    var isPlaced: Bool { get }
    /// A Boolean value that indicates whether GTK has unbound the cell from its row.
    var isReleased: Bool { get }
    /// Fills the cell again if the value of its row has changed.
    func refresh()
    /// Cancels the bindings that were created when the cell was filled.
    func end()
}

extension BoundCells {
    /// Returns the cell that contains the focused widget or, if the row itself has the focus, a cell in that row.
    /// Returns nil if the focus is outside of the view's rows.
    func containingFocus(of view: Widget) -> (any BoundCell)? {
        guard let focus = view.root?.focus, let row = focus.row, row.isAncestor(view) else { return nil }
        return all.first { cell in
            cell.widget === focus || focus.isAncestor(cell.widget) || cell.widget.isAncestor(focus)
        }
    }
}
