#if GTK4_12
import Gtk

extension ListView {
    /// Shows a heading above the rows of each section. This method requires the trait `GTK4_12`.
    ///
    /// ```swift
    /// list.bind(Rows(viewModel.$notes) { (row: NoteRow, note: Note) in row.title.label = note.title })
    /// list.setSections(\Note.month) { month in Label(label: month.name) }
    /// ```
    ///
    /// Call this method after `bind(_:)`, which removes the sections of the previous rows. The stream must send the
    /// rows in the order of their sections. A heading is created when it scrolls into view. The list retains the
    /// closure until the list is deallocated or its window is closed. The method traps if `Value` isn't the type of the
    /// rows' values.
    ///
    /// This method uses `gtk_list_view_set_header_factory` and `GtkSectionModel`.
    public func setSections<Value, Section: Equatable>(
        _ section: KeyPath<Value, Section>,
        heading: @escaping @MainActor (Section) -> Widget
    ) {
        guard let rows = rows("ListView.setSections") else { return }
        headerFactory = rows.setSections(section, "ListView.setSections", heading)
    }
}

extension ColumnView {
    /// Shows a heading above the rows of each section, across all columns. This method requires the trait `GTK4_12`.
    /// See ``Gtk/ListView/setSections(_:heading:)``.
    public func setSections<Value, Section: Equatable>(
        _ section: KeyPath<Value, Section>,
        heading: @escaping @MainActor (Section) -> Widget
    ) {
        guard let rows = rows("ColumnView.setSections") else { return }
        headerFactory = rows.setSections(section, "ColumnView.setSections", heading)
    }
}

extension _SelectionView {
    /// Removes the headings. The view calls this method before it shows other rows.
    func endSections() {
        (self as? ListView)?.headerFactory = nil
        (self as? ColumnView)?.headerFactory = nil
    }
}

extension RowsModel {
    /// Divides the rows into sections. Returns the factory of the headings.
    fileprivate func setSections<Value, Section: Equatable>(
        _ section: KeyPath<Value, Section>,
        _ call: String,
        _ heading: @escaping @MainActor (Section) -> Widget
    ) -> ListItemFactory {
        requireValue(Value.self, call)
        let value = { [weak self] (position: Int) in self?.section(at: position, section) }
        let headings = SectionHeadings(of: value, make: heading)
        sections = RowSections {
            value($0) == value($1)
        } refreshHeadings: {
            headings.refresh()
        }
        return headings.makeFactory()
    }
}

/// The visible headings of the sections of a list.
@MainActor
private final class SectionHeadings<Section: Equatable> {
    private struct Shown {
        weak var header: ListHeader?
        var section: Section
    }

    /// A closure that returns the section of the row at a position.
    private let section: (Int) -> Section?
    private let make: (Section) -> Widget
    private var shown: [ObjectIdentifier: Shown] = [:]

    init(of section: @escaping (Int) -> Section?, make: @escaping @MainActor (Section) -> Widget) {
        self.section = section
        self.make = make
    }

    /// Returns the GTK factory, which retains the closures.
    func makeFactory() -> ListItemFactory {
        let factory = SignalListItemFactory()
        factory.bind(of: ListHeader.self).sink(on: factory) { _, header in self.show(header) }
        factory.unbind(of: ListHeader.self).sink(on: factory) { _, header in
            self.shown[ObjectIdentifier(header)] = nil
            header.child = nil
        }
        return factory
    }

    /// Updates the headings to the current sections.
    func refresh() {
        for header in shown.values.compactMap(\.header) { show(header) }
    }

    private func show(_ header: ListHeader) {
        guard let section = section(header.start) else { return }
        if shown[ObjectIdentifier(header)]?.section == section { return }
        shown[ObjectIdentifier(header)] = Shown(header: header, section: section)
        header.child = make(section)
    }
}
#endif
