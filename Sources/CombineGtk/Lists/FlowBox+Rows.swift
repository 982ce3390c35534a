import Combine
import CombineModel
import Gtk

extension FlowBox {
    /// A flow box of the collections that a stream sends; see ``bindRows(_:fill:)``.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Cell: ListCell>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init()
        bindRows(source, fill: fill)
    }

    /// A flow box of the collections that a stream sends, in cells of any class, which `cell` makes.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Cell: Widget>(
        _ source: Source,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init()
        bindRows(source, cell: cell(), fill: fill)
    }

    /// Has the flow box show the collections that a stream sends.
    ///
    /// As ``FactoryView/bindRows(_:fill:)``, but that a flow box makes a cell for each element, whether in view or not, and
    /// none serves again: it is for tens of rows. A cell that is a `FlowBoxChild` is the row itself.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element: Identifiable, Cell: ListCell>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0.id }, cell: { Cell() }, fill: fill)
    }

    /// Has the flow box show a stream's collections in cells of any class, which `cell` makes.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element: Identifiable, Cell: Widget>(
        _ source: Source,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0.id }, cell: cell, fill: fill)
    }

    /// The identities of the selected rows, to bind: `box.selection <~> $viewModel.selection`.
    public var selection: RowSelection {
        RowSelection(rows: AttachedRows.of(self), view: "\(Self.self)")
    }

    /// Publishes the value of each row that the user activates; see ``SelectionView/activated(_:)``.
    public func activated<Value>(_ type: Value.Type = Value.self) -> some Publisher<Value, Never> {
        AttachedRows.of(self)?.requireValue(type, "\(Self.self).activated(\(type))")
        return childActivated.compactMap { [weak self] row -> Value? in
            // A signal's event comes on the main thread.
            MainThread.assume { self.flatMap { AttachedRows.of($0) }?.value(at: row.index, as: type) }
        }
    }

    @usableFromInline
    func show<Source: Publisher, ID: Hashable, Cell: Widget>(
        _ source: Source,
        _ identification: RowIdentification<Source.Output, ID>,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Source.Output.Element) -> Void
    ) -> any Disposable where Source.Output: Collection, Source.Failure == Never {
        let rows = Rows<Source.Output.Element, ID>(identification)
        let binding = rows.follow(source, identification.elements, on: self)
        AttachedRows.attach(rows, to: self)
        bindModel(rows) { [weak rows] item in
            let cell = cell()
            rows?.fill(cell, for: item, fill) { [weak cell] in
                let row = cell.flatMap { $0 as? FlowBoxChild ?? $0.parent as? FlowBoxChild }
                return row?.parent == nil ? nil : row?.index
            }
            return cell
        }
        rows.selectionModeChanged = { [weak self] mode in self?.selectionMode = mode }
        rows.selectionMode = selectionMode
        PositionSelection(
            shown: { [weak self] in self?.selectedChildren.map(\.index).sorted() ?? [] },
            show: { [weak self] positions in self?.select(positions) }
        )
        .follow(rows, on: self, changed: selectedChildrenChanged)
        return binding
    }

    private func select(_ positions: [Int]) {
        for row in selectedChildren where !positions.contains(row.index) { unselectChild(row) }
        for position in positions {
            if let row = child(at: position), !row.isSelected { selectChild(row) }
        }
    }
}
