import Gtk

/// A factory that creates the cells of a list and fills each cell with the row that GTK binds to it.
@MainActor
final class CellFactory<Element, Cell: Widget> {
    private let rows: any ElementRows<Element>
    private let make: @MainActor () -> Cell
    private let frame: @MainActor (Cell) -> Widget
    private let fill: @MainActor (Cell, Element) -> Void
    private var rowCells: [ObjectIdentifier: (cell: RowCell<Element, Cell>, name: RowName)] = [:]

    private init(
        _ rows: any ElementRows<Element>,
        make: @escaping @MainActor () -> Cell,
        frame: @escaping @MainActor (Cell) -> Widget,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) {
        (self.rows, self.make, self.frame, self.fill) = (rows, make, frame, fill)
    }

    /// Returns the GTK factory, which retains the closures.
    ///
    /// - Parameter frame: A closure that receives a cell and returns the widget that GTK uses as the row. The widget is
    ///   either the cell itself or a widget that contains the cell.
    static func make(
        for rows: any ElementRows<Element>,
        make: @escaping @MainActor () -> Cell,
        frame: @escaping @MainActor (Cell) -> Widget = { $0 },
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> SignalListItemFactory {
        let cells = CellFactory(rows, make: make, frame: frame, fill: fill)
        let factory = SignalListItemFactory()
        factory.setup.sink(on: factory) { _, item in cells.setUp(item) }
        factory.bind.sink(on: factory) { _, item in
            cells[item]?.cell.begin()
            cells[item]?.name.update()
        }
        factory.unbind.sink(on: factory) { _, item in cells[item]?.cell.release() }
        factory.teardown.sink(on: factory) { _, item in cells.tearDown(item) }
        return factory
    }

    private subscript(item: ListItem) -> (cell: RowCell<Element, Cell>, name: RowName)? {
        rowCells[ObjectIdentifier(item)]
    }

    private func setUp(_ item: ListItem) {
        let cell = rows.cells.fill(make)
        item.child = frame(cell)
        let name = RowName(of: item)
        let rowCell = RowCell(
            cell,
            of: rows,
            at: { [weak item] in item?.position },
            fill: fill,
            whileFilling: { name.fill($0) }
        )
        rowCells[ObjectIdentifier(item)] = (rowCell, name)
    }

    private func tearDown(_ item: ListItem) {
        rowCells.removeValue(forKey: ObjectIdentifier(item))?.cell.end()
        item.child = nil
    }
}
