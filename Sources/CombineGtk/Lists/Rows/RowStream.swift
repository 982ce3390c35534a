import Gtk

/// The stream of a list's elements. The types of the publisher and the identities are erased.
@MainActor
protocol RowStream<Element> {
    associatedtype Element

    func show<Cell: Widget>(
        in view: any FactoryView,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable

    func showTree<Cell: Widget>(
        of children: KeyPath<Element, [Element]?>,
        in view: ListView,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable

    func show<Cell: Widget>(
        in box: any RowContainer,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable

    func show(in table: ColumnView, _ columns: [Column<Element>], sort: ModelAccess<[SortKey<Element>]>?)

    func showTree(
        of children: KeyPath<Element, [Element]?>,
        in table: ColumnView,
        _ columns: [Column<Element>],
        sort: ModelAccess<[SortKey<Element>]>?
    )

    func show(in dropDown: DropDown, _ text: KeyPath<Element, String>)
}

/// A publisher of collections, with the functions that identify their elements.
@usableFromInline
struct IdentifiedStream<Source: Publisher, ID: Hashable> where Source.Output: Collection, Source.Failure == Never {
    let source: Source
    let identification: RowIdentification<Source.Output, ID>
    let treeIdentification:
        (KeyPath<Source.Output.Element, [Source.Output.Element]?>) -> TreeIdentification<Source.Output, ID>

    @inlinable
    init(_ source: Source, _ identity: @escaping (Source.Output.Element) -> ID) {
        self.init(source, RowIdentification(identity)) { TreeIdentification($0, identity) }
    }

    @usableFromInline
    init(
        _ source: Source,
        _ identification: RowIdentification<Source.Output, ID>,
        _ treeIdentification:
            @escaping (
                KeyPath<Source.Output.Element, [Source.Output.Element]?>
            ) -> TreeIdentification<Source.Output, ID>
    ) {
        self.source = source
        self.identification = identification
        self.treeIdentification = treeIdentification
    }
}

extension IdentifiedStream: RowStream {
    typealias Element = Source.Output.Element

    func show<Cell: Widget>(
        in view: any FactoryView,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable {
        let rows = StreamRows<Element, ID>(identification)
        let binding = rows.follow(source, identification.elements, on: view)
        view.show(rows, factory: CellFactory.make(for: rows, make: cell, fill: fill))
        return binding
    }

    func showTree<Cell: Widget>(
        of children: KeyPath<Element, [Element]?>,
        in view: ListView,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable {
        let identification = treeIdentification(children)
        let rows = TreeRows<Element, ID>(identification)
        let binding = rows.follow(source, tree: identification.elements, on: view)
        view.show(rows, factory: rows.makeFactory(cell: cell, hasArrows: true, fill: fill))
        return binding
    }

    func show<Cell: Widget>(
        in box: any RowContainer,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable {
        let rows = StreamRows<Element, ID>(identification)
        let binding = rows.follow(source, identification.elements, on: box)
        let shown = AttachedRows.of(box)
        BoundCells.afterFilling(shown?.cells) { [weak box] in
            guard let box else { return }
            attach(rows, to: box, cell: cell, fill: fill)
        }
        return binding
    }

    @MainActor
    private func attach<Cell: Widget>(
        _ rows: StreamRows<Element, ID>,
        to box: any RowContainer,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) {
        AttachedRows.attach(rows, to: box)
        box.show(rows) { [weak rows, weak box] item in
            let cell = rows?.cells.fill(cell) ?? cell()
            rows?.fill(cell, for: item, fill) { [weak cell] in cell.flatMap { box?.position(of: $0) } }
            return cell
        }
        rows.selectionModeChanged = { [weak box] mode in box?.selectionMode = mode }
        rows.selectionMode = box.selectionMode
        PositionSelection(
            shown: { [weak box] in box?.selectedPositions ?? [] },
            show: { [weak box] positions in box?.select(positions) }
        )
        .follow(rows, on: box, changed: box.selectionChanged)
        box.makeRowsOneTabStop()
    }

    func show(in table: ColumnView, _ columns: [Column<Element>], sort: ModelAccess<[SortKey<Element>]>?) {
        let rows = StreamRows<Element, ID>(identification)
        _ = rows.follow(source, identification.elements, on: table)
        table.show(rows, columns.map { ($0.make(for: rows), $0) }, sort: sort)
    }

    func showTree(
        of children: KeyPath<Element, [Element]?>,
        in table: ColumnView,
        _ columns: [Column<Element>],
        sort: ModelAccess<[SortKey<Element>]>?
    ) {
        let identification = treeIdentification(children)
        let rows = TreeRows<Element, ID>(identification)
        _ = rows.follow(source, tree: identification.elements, on: table)
        let made = columns.enumerated().map { place, column in
            (column.make(for: rows, hasArrows: place == 0), column)
        }
        table.show(rows, made, sort: sort)
    }

    func show(in dropDown: DropDown, _ text: KeyPath<Element, String>) {
        let rows = StreamRows<Element, ID>(identification)
        _ = rows.follow(source, identification.elements, on: dropDown)
        dropDown.show(rows, text)
    }
}
