import CombineModel
import Gtk

extension ListBox {
    /// Creates a list box that shows rows. See ``Rows``.
    ///
    /// A cell that is a `ListBoxRow` is the row itself.
    public convenience init<Element, Cell: Widget>(_ rows: Rows<Element, Cell>) {
        self.init()
        bind(rows)
    }

    /// Shows rows in place of the previous ones. See ``Rows``.
    ///
    /// - Returns: A disposable that ends the binding earlier. The list box then keeps its current rows. You can discard
    ///   it.
    @discardableResult
    public func bind<Element, Cell: Widget>(_ rows: Rows<Element, Cell>) -> any Disposable {
        rows.stream.show(in: self, cell: rows.cell, fill: rows.fill)
    }
}
