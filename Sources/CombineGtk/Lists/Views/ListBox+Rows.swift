import Gtk

extension ListBox {
    /// Creates a list box that shows rows. See ``Rows``.
    ///
    /// A cell that is a `ListBoxRow` is added directly. Any other cell is placed in a new `ListBoxRow`.
    public convenience init<Element, Cell: _CellWidget>(_ rows: Rows<Element, Cell>) {
        self.init()
        bind(rows)
    }

    /// Replaces the rows. See ``Rows``.
    ///
    /// - Returns: A disposable that cancels the binding. You can discard it. After cancellation, the list box keeps its
    ///   current rows.
    @discardableResult
    public func bind<Element, Cell: _CellWidget>(_ rows: Rows<Element, Cell>) -> any Disposable {
        rows.stream.show(in: self, cell: rows.cell, fill: rows.fill)
    }
}
