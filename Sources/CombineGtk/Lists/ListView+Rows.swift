import Combine
import Gtk

extension ListView {
    /// A list of the collections that a stream sends, with cells of a class that closure and list agree on.
    ///
    /// ```swift
    /// let list = ListView(viewModel.$visible) { (row: NoteRow, note: Note) in row.title.label = note.title }
    /// ```
    ///
    /// As ``FactoryView/bindRows(_:fill:)``, which serves a list of a `.ui` file and has more forms.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Cell: ListCell>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        bindRows(source, fill: fill)
    }

    /// A list of a stream's collections, whose elements have an identity by key path.
    @inlinable
    public convenience init<Source: Publisher, Element, ID: Hashable, Cell: ListCell>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        bindRows(source, id: id, fill: fill)
    }

    /// A list of a stream's collections, in cells of any class, which `cell` makes.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Cell: Widget>(
        _ source: Source,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        bindRows(source, cell: cell(), fill: fill)
    }

    /// A list of a text of each element of a stream's collections.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable>(
        _ source: Source,
        _ text: KeyPath<Element, String>
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        bindRows(source, text)
    }
}
