import CombineModel
import Gtk

extension ListBox {
    /// Shows a heading above each row whose section differs from the section of the previous row.
    ///
    /// ```swift
    /// list.bind(Rows(viewModel.$notes) { (row: NoteRow, note: Note) in row.title.label = note.title })
    /// list.setSections(\Note.month) { month in Label(label: month.name) }
    /// ```
    ///
    /// Call it after `bind(_:)`, for the rows of a stream that the list box shows. The rows must arrive in the order of
    /// their sections. The closure lives as long as the list box, at most until its window is torn down. Traps if the
    /// rows' values have another type. `ListView` and `ColumnView` have sections with the trait `GTK4_12`.
    /// `gtk_list_box_set_header_func`.
    public func setSections<Value, Section: Equatable>(
        _ section: KeyPath<Value, Section>,
        heading: @escaping @MainActor (Section) -> Widget
    ) {
        let rows = AttachedRows.of(self)
        rows?.requireValue(Value.self, "\(Self.self).setSections")
        var shown: [ObjectIdentifier: Section] = [:]
        setHeader { [weak rows] row, before in
            let own = rows?.section(at: row.index, section)
            let former = before.flatMap { rows?.section(at: $0.index, section) }
            guard let own, before == nil || own != former else {
                row.header = nil
                return
            }
            // A heading of an equal section is kept, because GTK also calls this for rows that didn't change.
            if let header = row.header, shown[ObjectIdentifier(header)] == own { return }
            let header = heading(own)
            // Values of removed rows are dropped when they may be half of all values.
            if shown.count > 2 * (rows?.itemCount ?? 0) { shown = [:] }
            shown[ObjectIdentifier(header)] = own
            row.header = header
        }
        rows?.rowsChanged = { [weak self] in self?.invalidateHeaders() }
    }
}
