import Combine
import CombineModel
import Gtk

extension ColumnView {
    /// A table of the collections that a stream sends.
    ///
    /// ```swift
    /// let table = ColumnView(viewModel.$visible) {
    ///     Column("Title", \.title).expanding()
    ///     Column("Due") { (cell: DueCell, note) in cell.due = note.due }
    /// }
    /// ```
    ///
    /// As ``FactoryView/bindRows(_:fill:)`` for the rows, and as `SelectionView` has it for selection and activation. SwiftUI's
    /// `Table`.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable>(
        _ source: Source,
        @ColumnBuilder<Element> columns: () -> [Column<Element>]
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        show(source, RowIdentification { $0.id }, columns())
    }

    /// A table of a stream's collections, whose elements have an identity by key path.
    @inlinable
    public convenience init<Source: Publisher, ID: Hashable>(
        _ source: Source,
        id: KeyPath<Source.Output.Element, ID>,
        @ColumnBuilder<Source.Output.Element> columns: () -> [Column<Source.Output.Element>]
    ) where Source.Output: Collection, Source.Failure == Never {
        self.init(model: nil)
        show(source, RowIdentification { $0[keyPath: id] }, columns())
    }

    /// A table of a stream's collections, whose elements have an identity by key path, and whose headings and a view model's
    /// sort keys follow each other.
    @inlinable
    public convenience init<Source: Publisher, ID: Hashable, Sort: TwoWayModel>(
        _ source: Source,
        id: KeyPath<Source.Output.Element, ID>,
        sort: Sort,
        @ColumnBuilder<Source.Output.Element> columns: () -> [Column<Source.Output.Element>]
    ) where Source.Output: Collection, Source.Failure == Never, Sort.Value == [SortKey<Source.Output.Element>] {
        self.init(model: nil)
        show(source, RowIdentification { $0[keyPath: id] }, columns(), sort: sort.side)
    }

    /// A table of a stream's collections, whose headings and a view model's sort keys follow each other.
    ///
    /// A click on a heading tells the view model, which sends the rows in another order: GTK sorts nothing. A further click
    /// turns the order round; the columns that were clicked before decide where the first finds rows equal.
    ///
    /// ```swift
    /// ColumnView(viewModel.visible, sort: $viewModel.sort) { Column("Title", \.title); Column("Due", \.due) { … } }
    /// ```
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Sort: TwoWayModel>(
        _ source: Source,
        sort: Sort,
        @ColumnBuilder<Element> columns: () -> [Column<Element>]
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Sort.Value == [SortKey<Element>] {
        self.init(model: nil)
        show(source, RowIdentification { $0.id }, columns(), sort: sort.side)
    }

    /// A table of a stream's collections, whose headings and a view model's one sort key, or none, follow each other.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Sort: TwoWayModel>(
        _ source: Source,
        sort: Sort,
        @ColumnBuilder<Element> columns: () -> [Column<Element>]
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Sort.Value == SortKey<Element>? {
        self.init(model: nil)
        let side = sort.side.converted(to: { $0.map { [$0] } ?? [] }, from: { .some($0.first) })
        show(source, RowIdentification { $0.id }, columns(), sort: side)
    }

    @usableFromInline
    func show<Source: Publisher, ID: Hashable>(
        _ source: Source,
        _ identification: RowIdentification<Source.Output, ID>,
        _ columns: [Column<Source.Output.Element>],
        sort: ModelSide<[SortKey<Source.Output.Element>]>? = nil
    ) where Source.Output: Collection, Source.Failure == Never {
        let rows = Rows<Source.Output.Element, ID>(identification)
        _ = rows.follow(source, identification.elements, on: self)
        show(rows, columns.map { ($0.make(for: rows), $0.sortKey) }, sort: sort)
    }

    /// Shows rows in columns that were made for them.
    func show<Element>(
        _ rows: any RowsModel,
        _ columns: [(ColumnViewColumn, SortKey<Element>?)],
        sort: ModelSide<[SortKey<Element>]>?
    ) {
        for (column, _) in columns { appendColumn(column) }
        #if GTK4_12
        endSections()
        #endif
        model = rows
        makeRowsOneTabStop()
        guard let sort else { return }
        let header = HeaderSort(columns)
        header.follow(self)
        _ = header.reactive.keys <~> sort
    }
}
