import Combine
import Gtk

// A publisher in place of rows is a common mistake, and so are elements without an identity. Without these declarations, the
// compiler reports an unrelated initializer or several requirements.

extension ListView {
    @available(*, unavailable, message: "a list shows rows: write 'ListView(Rows(publisher) { ... })'")
    public convenience init<Source: Publisher, Cell, Element>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element> {
        fatalError("unavailable")
    }
}

extension GridView {
    @available(*, unavailable, message: "a grid shows rows: write 'GridView(Rows(publisher) { ... })'")
    public convenience init<Source: Publisher, Cell, Element>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element> {
        fatalError("unavailable")
    }
}

extension ListBox {
    @available(*, unavailable, message: "a list box shows rows: write 'ListBox(Rows(publisher) { ... })'")
    public convenience init<Source: Publisher, Cell, Element>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element> {
        fatalError("unavailable")
    }
}

extension FlowBox {
    @available(*, unavailable, message: "a flow box shows rows: write 'FlowBox(Rows(publisher) { ... })'")
    public convenience init<Source: Publisher, Cell, Element>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element> {
        fatalError("unavailable")
    }
}

extension ColumnView {
    @available(*, unavailable, message: "a table shows rows: write 'ColumnView(Rows(publisher)) { Column(...) }'")
    public convenience init<Source: Publisher, Element>(
        _ source: Source,
        @ColumnBuilder<Element> columns: () -> [Column<Element>]
    ) where Source.Output: Collection<Element> {
        fatalError("unavailable")
    }
}

extension Rows {
    @available(
        *,
        unavailable,
        message:
            "the elements must be Identifiable, or pass 'id:'; the cells must be ListCell, or pass 'cell:'; the publisher can't fail"
    )
    public init<Source: Publisher>(
        _ source: Source,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element> {
        fatalError("unavailable")
    }
}
