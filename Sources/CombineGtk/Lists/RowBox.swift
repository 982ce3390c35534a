import Combine
import CombineModel
import Gtk

/// A box that has a row for each element, in view or not: `ListBox` and `FlowBox`.
@MainActor
public protocol RowBox: RowsView {}

extension RowBox {
    /// Has the box show the collections that a stream sends.
    ///
    /// As ``FactoryView/bindRows(_:fill:)``, but that a box makes a cell for each element, whether in view or not, and none
    /// serves again: it is for tens of rows. A cell that is a `ListBoxRow` or `FlowBoxChild` is the row itself.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element: Identifiable, Cell: ListCell>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0.id }, cell: { Cell() }, fill: fill)
    }

    /// Has the box show a stream's collections, whose elements have an identity by key path.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element, ID: Hashable, Cell: ListCell>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0[keyPath: id] }, cell: { Cell() }, fill: fill)
    }

    /// Has the box show a stream's collections in cells of any class, which `cell` makes.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element: Identifiable, Cell: Widget>(
        _ source: Source,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0.id }, cell: cell, fill: fill)
    }

    /// Has the box show a text of each element of a stream's collections.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element: Identifiable>(
        _ source: Source,
        _ text: KeyPath<Element, String>
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0.id }, cell: { Label.forRow() }) { label, element in
            label.label = element[keyPath: text]
        }
    }

    /// Has the box show a stream's collections, with an object for the closure that fills a cell, which is held weakly.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element: Identifiable, Cell: ListCell, Owner: AnyObject>(
        _ source: Source,
        on owner: Owner,
        fill: @escaping @MainActor (Owner, Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0.id }, cell: { Cell() }) { [weak owner] (cell: Cell, element) in
            if let owner { fill(owner, cell, element) }
        }
    }

    /// The identities of the selected rows, to bind: `list.selection <~> $viewModel.selection`.
    public var selection: RowSelection {
        RowSelection(rows: AttachedRows.of(self), view: "\(Self.self)")
    }

    /// Publishes the value of each row that the user activates; see ``SelectionView/activated(_:)``.
    public func activated<Value>(_ type: Value.Type = Value.self) -> some Publisher<Value, Never> {
        AttachedRows.of(self)?.requireValue(type, "\(Self.self).activated(\(type))")
        return container.activatedPositions.compactMap { [weak self] position -> Value? in
            // A signal's event comes on the main thread.
            MainThread.assume { self.flatMap { AttachedRows.of($0) }?.value(at: position, as: type) }
        }
    }

    private var container: any RowContainer {
        guard let container = self as? any RowContainer else {
            fatalError("\(Self.self): a RowBox is a ListBox or a FlowBox")
        }
        return container
    }

    @usableFromInline
    func show<Source: Publisher, ID: Hashable, Cell: Widget>(
        _ source: Source,
        _ identification: RowIdentification<Source.Output, ID>,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Source.Output.Element) -> Void
    ) -> any Disposable where Source.Output: Collection, Source.Failure == Never {
        let box = container
        let rows = Rows<Source.Output.Element, ID>(identification)
        let binding = rows.follow(source, identification.elements, on: self)
        AttachedRows.attach(rows, to: self)
        box.show(rows) { [weak rows, weak box] item in
            let cell = cell()
            rows?.fill(cell, for: item, fill) { [weak cell] in cell.flatMap { box?.position(of: $0) } }
            return cell
        }
        rows.selectionModeChanged = { [weak box] mode in box?.selectionMode = mode }
        rows.selectionMode = box.selectionMode
        PositionSelection(
            shown: { [weak box] in box?.selectedPositions ?? [] },
            show: { [weak box] positions in box?.select(positions) }
        )
        .follow(rows, on: self, changed: box.selectionChanged)
        makeRowsOneTabStop()
        return binding
    }
}
