import Combine
import Gtk

extension FlowBox {
    /// A flow box of the collections that a stream sends; see ``RowBox/bindRows(_:fill:)``.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Cell: ListCell>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init()
        bindRows(source, fill: fill)
    }

    /// A flow box of a stream's collections, whose elements have an identity by key path.
    @inlinable
    public convenience init<Source: Publisher, Element, ID: Hashable, Cell: ListCell>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init()
        bindRows(source, id: id, fill: fill)
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

    /// A flow box of a text of each element of a stream's collections.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable>(
        _ source: Source,
        _ text: KeyPath<Element, String>
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init()
        bindRows(source, text)
    }
}
