import Gtk

/// The rows of a list. A publisher sends the elements, and cells show them.
///
/// ```swift
/// let list = ListView(Rows(viewModel.$visible) { (row: NoteRow, note: Note) in row.title.label = note.title })
/// list.bind(Rows(viewModel.$tags, \.name))
/// ```
///
/// `ListView`, `GridView`, `ListBox` and `FlowBox` show rows with an initializer or, for a widget of a `.ui` file, with
/// `bind(_:)`. `ColumnView` and `DropDown` have their own cells and only need the elements, as in
/// `ColumnView(Rows(viewModel.$visible)) { Column("Title", \.title) }`.
///
/// - A list reuses its cells for different elements. Before the closure fills a cell again, all previous bindings,
///   observations and subscriptions of the cell and its descendants are cancelled. A `ListBox` or `FlowBox` doesn't
///   reuse cells. It creates a cell for each element, visible or not. Use these widgets for a few dozen rows at most.
/// - When a new collection arrives, the list adds, removes and moves rows by identity. If the element of a row has
///   changed, its cell is filled again. The row keeps the focus. If the user is editing a label in the row, the cell is
///   filled after the edit.
/// - An element that isn't `Equatable` always counts as changed.
/// - The list retains the closure until the list is deallocated or its window is closed. If the closure needs another
///   object, pass the object as `on:`.
/// - The binding is cancelled when the list is deallocated, its window is closed, the stream finishes, or the list
///   shows other rows.
/// - If two elements of a collection have the same identity, the list traps with a message that contains the identity.
/// - Values from other threads reach the list on the main thread, in order.
///
/// This type corresponds to `tableView.rx.items(cellIdentifier:cellType:)` in RxCocoa and to `ForEach` in SwiftUI.
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

    /// Creates rows with cells of a class that conforms to ``ListCell``. The value at the key path `id` identifies an
    /// element.
    @inlinable
    public init<Source: Publisher, ID: Hashable>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(IdentifiedStream(source) { $0[keyPath: id] }, cell: { Cell() }, fill: fill)
    }

    /// Creates rows of the elements that a closure returns. See ``/CombineModel/Observed``.
    ///
    /// If the elements are objects, a cell is filled again after a property of an `@Observable` object has changed that
    /// `fill` has read. This also applies to rows of a publisher.
    @inlinable
    public init<Elements: Collection<Element>>(
        _ elements: @escaping @MainActor () -> Elements,
        row fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Element: Identifiable {
        self.init(Observed(elements, of: "the closure of Rows<\(Element.self)>"), fill: fill)
    }

    /// Creates rows of the elements that a closure returns. The value at the key path `id` identifies an element.
    @inlinable
    public init<Elements: Collection<Element>, ID: Hashable>(
        _ elements: @escaping @MainActor () -> Elements,
        id: KeyPath<Element, ID>,
        row fill: @escaping @MainActor (Cell, Element) -> Void
    ) {
        self.init(Observed(elements, of: "the closure of Rows<\(Element.self)>"), id: id, fill: fill)
    }

    /// Creates rows with a closure that receives an object and fills a cell.
    ///
    /// The rows reference the object weakly. After the object is deallocated, cells are no longer filled.
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

    /// Creates rows of the elements that a closure returns, with a closure that receives an object and fills a cell.
    @inlinable
    public init<Elements: Collection<Element>, Owner: AnyObject>(
        _ elements: @escaping @MainActor () -> Elements,
        on owner: Owner,
        row fill: @escaping @MainActor (Owner, Cell, Element) -> Void
    ) where Element: Identifiable {
        self.init(Observed(elements, of: "the closure of Rows<\(Element.self)>"), on: owner, fill: fill)
    }
}

extension Rows where Cell: Widget {
    /// Creates rows with cells of any widget class. The autoclosure `cell` creates a cell.
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

    /// Creates rows with cells of any widget class. The value at the key path `id` identifies an element.
    @inlinable
    public init<Source: Publisher, ID: Hashable>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(IdentifiedStream(source) { $0[keyPath: id] }, cell: cell, fill: fill)
    }

    /// Creates rows of the elements that a closure returns, with cells of any widget class. See
    /// ``/CombineModel/Observed``.
    @inlinable
    public init<Elements: Collection<Element>>(
        _ elements: @escaping @MainActor () -> Elements,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        row fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Element: Identifiable {
        self.init(Observed(elements, of: "the closure of Rows<\(Element.self)>"), cell: cell(), fill: fill)
    }

    /// Creates rows of the elements that a closure returns, with cells of any widget class. The value at the key path
    /// `id` identifies an element.
    @inlinable
    public init<Elements: Collection<Element>, ID: Hashable>(
        _ elements: @escaping @MainActor () -> Elements,
        id: KeyPath<Element, ID>,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        row fill: @escaping @MainActor (Cell, Element) -> Void
    ) {
        self.init(Observed(elements, of: "the closure of Rows<\(Element.self)>"), id: id, cell: cell(), fill: fill)
    }
}

extension Rows where Cell == Label {
    /// Creates rows that show a string property of each element.
    @inlinable
    public init<Source: Publisher>(
        _ source: Source,
        _ text: KeyPath<Element, String>
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Element: Identifiable {
        self.init(IdentifiedStream(source) { $0.id }, cell: { Label.forRow() }) { label, element in
            label.label = element[keyPath: text]
        }
    }

    /// Creates rows that show a string property of each element that a closure returns. See ``/CombineModel/Observed``.
    @inlinable
    public init<Elements: Collection<Element>>(
        _ elements: @escaping @MainActor () -> Elements,
        _ text: KeyPath<Element, String>
    ) where Element: Identifiable {
        self.init(Observed(elements, of: "the closure of Rows<\(Element.self)>"), text)
    }
}

extension Rows where Cell == Never {
    /// Creates rows without cells, for a `ColumnView` or a `DropDown`.
    @inlinable
    public init<Source: Publisher>(
        _ source: Source
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Element: Identifiable {
        self.init(withoutCells: IdentifiedStream(source) { $0.id })
    }

    /// Creates rows of the elements that a closure returns, without cells. See ``/CombineModel/Observed``.
    @inlinable
    public init<Elements: Collection<Element>>(
        _ elements: @escaping @MainActor () -> Elements
    ) where Element: Identifiable {
        self.init(Observed(elements, of: "the closure of Rows<\(Element.self)>"))
    }

    /// Creates rows without cells. The value at the key path `id` identifies an element.
    @inlinable
    public init<Source: Publisher, ID: Hashable>(
        _ source: Source,
        id: KeyPath<Element, ID>
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(withoutCells: IdentifiedStream(source) { $0[keyPath: id] })
    }

    /// Creates rows of the elements that a closure returns, without cells. The value at the key path `id` identifies an
    /// element.
    @inlinable
    public init<Elements: Collection<Element>, ID: Hashable>(
        _ elements: @escaping @MainActor () -> Elements,
        id: KeyPath<Element, ID>
    ) {
        self.init(Observed(elements, of: "the closure of Rows<\(Element.self)>"), id: id)
    }

    @usableFromInline
    init<Source: Publisher, ID: Hashable>(
        withoutCells stream: IdentifiedStream<Source, ID>
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        // This closure is never called, because views that create cells require `Cell` to be a widget class.
        self.init(stream, cell: { fatalError("The rows of this view don't have cells") }, fill: { _, _ in })
    }
}
