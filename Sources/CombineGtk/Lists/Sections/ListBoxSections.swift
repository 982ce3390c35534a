import Gtk

extension ListBox {
    /// Shows a heading above each row that begins a new section.
    ///
    /// ```swift
    /// list.bind(Rows(viewModel.$notes) { (row: NoteRow, note: Note) in row.title.label = note.title })
    /// list.setSections(\Note.month) { month in Label(label: month.name) }
    /// ```
    ///
    /// Call this method after `bind(_:)`. The stream must send the rows in the order of their sections. The list box
    /// retains the closure until the list box is deallocated or its window is closed. The method traps if `Value` isn't
    /// the type of the rows' values.
    ///
    /// This method uses `gtk_list_box_set_header_func`. `ListView` and `ColumnView` support sections with the trait
    /// `GTK4_12`.
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
            // GTK also calls this closure for rows that didn't change. Such a row keeps its heading.
            if let header = row.header, shown[ObjectIdentifier(header)] == own { return }
            let header = heading(own)
            // Clears the stored sections when more than half of them may belong to removed headings.
            if shown.count > 2 * (rows?.itemCount ?? 0) { shown = [:] }
            shown[ObjectIdentifier(header)] = own
            row.header = header
        }
        rows?.rowsChanged = { [weak self] in self?.invalidateHeaders() }
    }
}
