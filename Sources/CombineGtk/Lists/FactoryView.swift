import Combine
import CombineModel
import Gtk

/// A view whose cells a factory makes, one a row: `ListView` and `GridView`.
@MainActor
public protocol FactoryView: SelectionView {
    /// The factory of the cells.
    var factory: ListItemFactory? { get set }
}

extension FactoryView {
    /// Has the view show the collections that a stream sends, a row for each element.
    ///
    /// ```swift
    /// list.bindRows(viewModel.$visible) { (row: NoteRow, note: Note) in row.title.label = note.title }
    /// ```
    ///
    /// - A cell is made once and shows one element after another. What the closure binds, observes or subscribes to on the
    ///   cell and the widgets in it ends when the cell is given another element.
    /// - Of a new collection the view changes what differs by identity, in a few runs. A row whose element changed in place
    ///   is filled again; it keeps the focus, and while a label in it is edited it waits for the end of that.
    /// - An element that is not `Equatable` counts as changed each time.
    /// - The closure lives as long as the view, at most until its window's end. It gets an object that it needs by `on:`.
    /// - The binding ends with the view, with its window, with the stream, or when the view is given other rows.
    /// - Elements of one identity in one collection trap, naming it.
    /// - Values that come on other threads reach the view on the main thread, in order.
    ///
    /// RxCocoa's `tableView.rx.items(cellIdentifier:cellType:)`, SwiftUI's `List`.
    ///
    /// - Returns: what ends it earlier, with the rows as they are then; may be discarded.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element: Identifiable, Cell: ListCell>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0.id }, cell: { Cell() }, fill: fill)
    }

    /// Has the view show a stream's collections, whose elements have an identity by key path; see the first `bindRows`.
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element, ID: Hashable, Cell: ListCell>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0[keyPath: id] }, cell: { Cell() }, fill: fill)
    }

    /// Has the view show a stream's collections in cells of any class, which `cell` makes; see the first `bindRows`.
    ///
    /// ```swift
    /// list.bindRows(viewModel.$tags, cell: Label()) { label, tag in label.label = tag.name }
    /// ```
    @discardableResult
    @inlinable
    public func bindRows<Source: Publisher, Element: Identifiable, Cell: Widget>(
        _ source: Source,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, RowIdentification { $0.id }, cell: cell, fill: fill)
    }

    /// Has the view show a text of each element of a stream's collections; see the first `bindRows`.
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

    /// Has the view show a stream's collections, with an object for the closure that fills a cell; see the first `bindRows`.
    ///
    /// The object is held weakly; without it cells are no longer filled.
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

    /// Shows what a stream sends.
    @usableFromInline
    func show<Source: Publisher, ID: Hashable, Cell: Widget>(
        _ source: Source,
        _ identification: RowIdentification<Source.Output, ID>,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Source.Output.Element) -> Void
    ) -> any Disposable where Source.Output: Collection, Source.Failure == Never {
        let rows = Rows<Source.Output.Element, ID>(identification)
        let binding = rows.follow(source, identification.elements, on: self)
        // Without rows meanwhile, which the former factory would show.
        model = nil
        #if GTK4_12
        endSections()
        #endif
        factory = CellFactory.make(for: rows, make: cell, fill: fill)
        model = rows
        makeRowsOneTabStop()
        return binding
    }
}

extension Label {
    /// A label for the text of a row: at its beginning, on one line, cut off where there is no room.
    @usableFromInline
    static func forRow() -> Label {
        let label = Label()
        label.xalign = 0
        label.ellipsize = .end
        return label
    }
}
