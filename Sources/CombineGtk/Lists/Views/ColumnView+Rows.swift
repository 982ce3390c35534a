import Combine
import CombineModel
import Gtk

extension ColumnView {
    /// Creates a table that shows rows, or a tree of them, in columns.
    ///
    /// ```swift
    /// let table = ColumnView(Rows(viewModel.visible), sort: $viewModel.sort) {
    ///     Column("Title", \.title).expand()
    ///     Column("Due", \.due) { (cell: DueCell, note) in cell.due = note.due }
    /// }
    /// ```
    ///
    /// See ``Rows`` for the rows, and ``Gtk/ListView/bind(_:children:)`` for trees, whose arrows are in the first column.
    ///
    /// With `sort`, the headings and the model's sort keys are synchronized. When the user clicks a heading, the table
    /// changes the model's keys, and the model sends the rows in another order. Another click reverses the order. Rows
    /// that are equal by the first key are ordered by the columns that were clicked before. In a tree, the model sorts
    /// the elements of each level. SwiftUI's `Table`.
    ///
    /// - Parameters:
    ///   - rows: The elements.
    ///   - children: The key path to the elements within an element, for a tree. By default, the table isn't a tree.
    ///   - sort: The model of the sort keys. By default, the headings can't be clicked.
    ///   - columns: The columns.
    public convenience init<Element>(
        _ rows: Rows<Element, Never>,
        children: KeyPath<Element, [Element]?>? = nil,
        sort: (any TwoWayModel<[SortKey<Element>]>)? = nil,
        @ColumnBuilder<Element> columns: () -> [Column<Element>]
    ) {
        self.init(model: nil)
        let (columns, sort) = (columns(), sort?.modelAccess)
        if let children {
            rows.stream.showTree(of: children, in: self, columns, sort: sort)
        } else {
            rows.stream.show(in: self, columns, sort: sort)
        }
    }

    /// Shows rows in the columns that are created for them.
    func show<Element>(
        _ rows: any RowsModel,
        _ columns: [(made: ColumnViewColumn, declared: Column<Element>)],
        sort: ModelAccess<[SortKey<Element>]>?
    ) {
        for (made, declared) in columns {
            appendColumn(made)
            declared.alignment?.applyToLastHeading(of: self)
        }
        #if GTK4_12
        endSections()
        #endif
        model = rows
        makeRowsOneTabStop()
        addEditKey()
        guard let sort else { return }
        let header = HeaderSort(columns.map { ($0.made, $0.declared.sortKey) })
        header.follow(self)
        _ = header.reactive.keys <~> sort
    }
}
