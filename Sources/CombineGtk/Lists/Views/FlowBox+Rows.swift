import Gtk

extension FlowBox {
    /// Creates a flow box that shows rows. See ``Rows``.
    ///
    /// A cell that is a `FlowBoxChild` is added directly. Any other cell is placed in a new `FlowBoxChild`.
    public convenience init<Element, Cell: _CellWidget>(_ rows: Rows<Element, Cell>) {
        self.init()
        bind(rows)
    }

    /// Replaces the rows. See ``Rows``.
    ///
    /// - Returns: A disposable that cancels the binding. You can discard it. After cancellation, the flow box keeps its
    ///   current rows.
    @discardableResult
    public func bind<Element, Cell: _CellWidget>(_ rows: Rows<Element, Cell>) -> any Disposable {
        rows.stream.show(in: self, cell: rows.cell, fill: rows.fill)
    }
}
