import Gtk

extension ColumnView {
    /// Creates a table that shows rows or a tree in columns.
    ///
    /// ```swift
    /// let table = ColumnView(Rows(viewModel.visible), sort: $viewModel.sort) {
    ///     Column("Title", \.title).expand()
    ///     Column("Due", \.due) { (cell: DueCell, note) in cell.due = note.due }
    /// }
    /// ```
    ///
    /// See ``Rows`` for the rows, and ``Gtk/ListView/bind(_:children:)`` for trees. The first column contains the
    /// arrows of a tree.
    ///
    /// With `sort`, the user can sort the rows by clicking a heading. The table then changes the model's sort keys, and
    /// the model sends the rows in the new order. Another click reverses the order. Rows with equal values are ordered
    /// by the column that was clicked previously. In a tree, the model sorts the elements within each level.
    ///
    /// This initializer corresponds to `Table` in SwiftUI.
    ///
    /// - Parameters:
    ///   - rows: The elements.
    ///   - children: The key path to the children of an element, for a tree. By default, the table isn't a tree.
    ///   - sort: The model that contains the sort keys. By default, clicks on the headings have no effect.
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

    func show<Element>(
        _ rows: any RowsModel,
        _ columns: [(made: ColumnViewColumn, declared: Column<Element>)],
        sort: ModelAccess<[SortKey<Element>]>?
    ) {
        for (made, declared) in columns {
            appendColumn(made)
            declared.alignment?.applyToLastHeading(of: self)
        }
        replaceModel(with: rows)
        addEditKey()
        guard let sort else { return }
        let header = HeaderSort(columns.map { ($0.made, $0.declared.sortKey) })
        header.follow(self)
        _ = header.reactive.keys <~> sort
    }
}
