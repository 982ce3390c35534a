import CombineModel
import Gtk

extension ListView {
    /// Creates a list that shows rows, or a tree of them.
    ///
    /// ```swift
    /// let list = ListView(Rows(viewModel.$visible) { (row: NoteRow, note: Note) in row.title.label = note.title })
    /// let tree = ListView(Rows(viewModel.$folders, \.name), children: \.folders)
    /// ```
    ///
    /// See ``Rows`` for the rows, and ``bind(_:children:)`` for trees. SwiftUI's `List` and `List(_:children:rowContent:)`.
    ///
    /// - Parameters:
    ///   - rows: The elements and their cells.
    ///   - children: The key path to the elements within an element, for a tree. By default, the list isn't a tree.
    public convenience init<Element, Cell: Widget>(
        _ rows: Rows<Element, Cell>,
        children: KeyPath<Element, [Element]?>? = nil
    ) {
        self.init(model: nil)
        bind(rows, children: children)
    }

    /// Shows rows, or a tree of them, in place of the previous rows.
    ///
    /// A tree behaves like a list, with these additions:
    ///
    /// - An element whose children are nil is a leaf. An element with an empty array can be expanded. The children of
    ///   an element are read when it is expanded. Before that, the list only checks whether they are nil.
    /// - The list keeps track of expanded rows by identity. See ``expanded``. Initially, all rows are collapsed.
    /// - A selected element stays selected while the element around it is collapsed. ``scroll(to:)`` expands that element.
    /// - Two elements with the same identity anywhere in the tree trap when both have rows.
    /// - Rows more than a hundred levels deep aren't indented further.
    /// - The user expands and collapses a row with its arrow or, while the row has the focus, with the plus and minus
    ///   keys, or Shift and the right and left arrow keys. These are the keys of `GtkTreeExpander`.
    ///
    /// - Returns: A disposable that ends the binding earlier. The list then keeps its current rows. You can discard it.
    @discardableResult
    public func bind<Element, Cell: Widget>(
        _ rows: Rows<Element, Cell>,
        children: KeyPath<Element, [Element]?>? = nil
    ) -> any Disposable {
        guard let children else { return rows.stream.show(in: self, cell: rows.cell, fill: rows.fill) }
        return rows.stream.showTree(of: children, in: self, cell: rows.cell, fill: rows.fill)
    }
}
