import Gtk

// Unavailable declarations whose messages explain common mistakes, such as passing a publisher instead of rows, or
// elements without an identity. Without these declarations, the compiler's error would be about an unrelated
// initializer or a list of requirements.

extension _RowsView {
    @available(*, unavailable, message: "a list shows rows: write 'ListView(Rows(publisher) { ... })'")
    public init<Source: Publisher, Cell, Element>(
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
