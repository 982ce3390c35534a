import Combine
import CombineModel
import Gtk

/// The rows of a list: the elements of the collections that a publisher sends, and the cells that show them.
///
/// ```swift
/// let list = ListView(Rows(viewModel.$visible) { (row: NoteRow, note: Note) in row.title.label = note.title })
/// list.bind(Rows(viewModel.$tags, \.name))
/// ```
///
/// Every container can show them: `ListView`, `GridView`, `ListBox` and `FlowBox` with their initializers, and with
/// `bind(_:)` for a widget of a `.ui` file. `ColumnView` and `DropDown` have their own cells and only need the
/// elements: `ColumnView(Rows(viewModel.$visible)) { Column("Title", \.title) }`.
///
/// - A cell is reused: it shows one element after another. Everything that the closure binds, observes or subscribes to
///   on the cell and the widgets in it ends when the cell shows another element. A `ListBox` and a `FlowBox` create a
///   cell for each element, visible or not, and don't reuse cells. Use them for tens of rows.
/// - When a new collection arrives, the list changes the rows that differ by identity. A row whose element changed in place
///   is filled again. It keeps the focus, and while the user edits a label in it, it waits until the editing ends.
/// - An element that isn't `Equatable` counts as changed each time.
/// - The closure lives as long as the list, at most until its window is closed. Pass an object that it needs with
///   `on:`.
/// - The binding ends when the list is deallocated, its window is closed, the stream finishes, or the list shows other
///   rows.
/// - Two elements with the same identity in a collection trap, with a message that names the identity.
/// - Values from other threads reach the list on the main thread, in order.
///
/// RxCocoa's `tableView.rx.items(cellIdentifier:cellType:)`, SwiftUI's `ForEach`.
@MainActor
public struct Rows<Element, Cell> {
    let stream: any RowStream<Element>
    let cell: @MainActor () -> Cell
    let fill: @MainActor (Cell, Element) -> Void

    @usableFromInline
    init<Source: Publisher, ID: Hashable>(
        _ stream: IdentifiedStream<Source, ID>,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.stream = stream
        self.cell = cell
        self.fill = fill
    }
}

extension Rows where Cell: ListCell {
    /// Creates rows with cells of a class that conforms to ``ListCell``.
    @inlinable
    public init<Source: Publisher>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Element: Identifiable {
        self.init(IdentifiedStream(source) { $0.id }, cell: { Cell() }, fill: fill)
    }

    /// Creates rows of elements that are identified by a key path, with cells of a class that conforms to ``ListCell``.
    @inlinable
    public init<Source: Publisher, ID: Hashable>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(IdentifiedStream(source) { $0[keyPath: id] }, cell: { Cell() }, fill: fill)
    }

    /// Creates rows with an object for the closure that fills a cell.
    ///
    /// The object is held weakly. After it is deallocated, cells are no longer filled.
    @inlinable
    public init<Source: Publisher, Owner: AnyObject>(
        _ source: Source,
        on owner: Owner,
        fill: @escaping @MainActor (Owner, Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Element: Identifiable {
        self.init(IdentifiedStream(source) { $0.id }, cell: { Cell() }) { [weak owner] cell, element in
            if let owner { fill(owner, cell, element) }
        }
    }
}

extension Rows where Cell: Widget {
    /// Creates rows with cells of any class, which `cell` creates.
    ///
    /// ```swift
    /// ListBox(Rows(viewModel.$tags, cell: Label()) { label, tag in label.label = tag.name })
    /// ```
    @inlinable
    public init<Source: Publisher>(
        _ source: Source,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Element: Identifiable {
        self.init(IdentifiedStream(source) { $0.id }, cell: cell, fill: fill)
    }
}

extension Rows where Cell == Label {
    /// Creates rows that show a text of each element.
    @inlinable
    public init<Source: Publisher>(
        _ source: Source,
        _ text: KeyPath<Element, String>
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Element: Identifiable {
        self.init(IdentifiedStream(source) { $0.id }, cell: { Label.forRow() }) { label, element in
            label.label = element[keyPath: text]
        }
    }
}

extension Rows where Cell == Never {
    /// Creates rows without cells, for the columns of a `ColumnView` and the choices of a `DropDown`.
    @inlinable
    public init<Source: Publisher>(
        _ source: Source
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Element: Identifiable {
        self.init(withoutCells: IdentifiedStream(source) { $0.id })
    }

    /// Creates rows without cells, of elements that are identified by a key path.
    @inlinable
    public init<Source: Publisher, ID: Hashable>(
        _ source: Source,
        id: KeyPath<Element, ID>
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(withoutCells: IdentifiedStream(source) { $0[keyPath: id] })
    }

    @usableFromInline
    init<Source: Publisher, ID: Hashable>(
        withoutCells stream: IdentifiedStream<Source, ID>
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        // The closure is never called, because views that create cells require a class of widgets as `Cell`.
        self.init(stream, cell: { fatalError("These rows have no cells") }, fill: { _, _ in })
    }
}

extension Label {
    /// Creates a label for the text of a row, on one line, aligned at the start and truncated if there isn't enough
    /// space.
    @usableFromInline
    static func forRow() -> Label {
        let label = Label()
        label.xalign = 0
        label.ellipsize = .end
        return label
    }
}
