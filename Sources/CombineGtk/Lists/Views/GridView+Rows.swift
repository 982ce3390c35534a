import Gtk

extension GridView {
    /// Creates a grid that shows rows. See ``Rows``.
    ///
    /// ```swift
    /// let grid = GridView(Rows(viewModel.$photos) { (cell: PhotoCell, photo: Photo) in cell.picture.filename = photo.path })
    /// ```
    public convenience init<Element, Cell: _CellWidget>(_ rows: Rows<Element, Cell>) {
        self.init(model: nil)
        bind(rows)
    }

    /// Replaces the rows. See ``Rows``.
    ///
    /// - Returns: A disposable that cancels the binding. You can discard it. After cancellation, the grid keeps its
    ///   current rows.
    @discardableResult
    public func bind<Element, Cell: _CellWidget>(_ rows: Rows<Element, Cell>) -> any Disposable {
        rows.stream.show(in: self, cell: rows.cell, fill: rows.fill)
    }
}
