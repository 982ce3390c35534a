import Gtk

extension ListView {
    /// Creates a list that shows rows or a tree.
    ///
    /// ```swift
    /// let list = ListView(Rows(viewModel.$visible) { (row: NoteRow, note: Note) in row.title.label = note.title })
    /// let tree = ListView(Rows(viewModel.$folders, \.name), children: \.folders)
    /// ```
    ///
    /// See ``Rows`` for the rows, and ``bind(_:children:)`` for trees. This initializer corresponds to `List` and
    /// `List(_:children:rowContent:)` in SwiftUI.
    ///
    /// - Parameters:
    ///   - rows: The elements and their cells.
    ///   - children: The key path to the children of an element, for a tree. By default, the list isn't a tree.
    public convenience init<Element, Cell: _CellWidget>(
        _ rows: Rows<Element, Cell>,
        children: KeyPath<Element, [Element]?>? = nil
    ) {
        self.init(model: nil)
        bind(rows, children: children)
    }

    /// Replaces the rows with other rows or with a tree.
    ///
    /// A tree behaves like a list, with these additions:
    ///
    /// - An element whose children are nil is a leaf. An element with an empty array of children can be expanded. The
    ///   list reads the children when the user expands the element. Until then, the list only checks whether the
    ///   children are nil.
    /// - The list keeps track of expanded rows by identity. See ``expanded``. Initially, all rows are collapsed.
    /// - A selected element stays selected while its parent is collapsed. ``scroll(to:)`` expands the parent.
    /// - The list traps if two rows have the same identity, even if they have different parents.
    /// - Rows are indented by up to a hundred levels.
    /// - The user expands and collapses a row by clicking its arrow, or with the keys of `GtkTreeExpander`: plus and
    ///   minus, or Shift with the right and left arrow keys.
    ///
    /// - Returns: A disposable that cancels the binding. You can discard it. After cancellation, the list keeps its
    ///   current rows.
    @discardableResult
    public func bind<Element, Cell: _CellWidget>(
        _ rows: Rows<Element, Cell>,
        children: KeyPath<Element, [Element]?>? = nil
    ) -> any Disposable {
        guard let children else { return rows.stream.show(in: self, cell: rows.cell, fill: rows.fill) }
        return rows.stream.showTree(of: children, in: self, cell: rows.cell, fill: rows.fill)
    }
}
