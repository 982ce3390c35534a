import Gtk

extension ColumnView {
    /// Restores the width, order, visibility and sort order of the columns, and stores them whenever they change.
    ///
    /// ```swift
    /// let table = ColumnView(Rows(model.visible), sort: $model.sort) {
    ///     Column("Subject", \.subject).id("subject").resizable().expand()
    ///     Column("Size", \.size).id("size").resizable()
    /// }
    /// table.restoreColumns(as: "mailbox")
    /// ```
    ///
    /// Call this method after you have added the columns. This method corresponds to `NSTableView.autosaveName` in
    /// AppKit and to `TableColumnCustomization` in SwiftUI.
    ///
    /// - Columns are identified by ``Column/id(_:)``. A column without an identifier is identified by its title.
    /// - The settings `table.mailbox.order`, `table.mailbox.hidden` and `table.mailbox.sort` contain lists of columns.
    ///   The width of each column is stored in a setting such as `table.mailbox.width.subject`. Invalid values are
    ///   ignored.
    /// - If a newer version of the program adds a column, the new column is placed after its predecessor in the code.
    ///   Stored values of unknown columns are kept.
    /// - The sort order is restored only if the table was created with `sort:`. Restoring it sets the model's sort
    ///   keys.
    /// - If the stored state hides all columns, all columns are shown.
    ///
    /// - Parameters:
    ///   - name: The name of the table, which must be unique within the program.
    ///   - store: The store. By default, ``/CombineModel/DefaultSettings``.
    public func restoreColumns(as name: String, in store: (any SettingsStore)? = nil) {
        let state = ColumnState(prefix: "table.\(name).", store: store ?? DefaultSettings.store)
        state.restore(self)
        state.follow(self)
    }

    var allColumns: [ColumnViewColumn] { Array(columns.items(as: ColumnViewColumn.self)) }
}

/// The state of a table's columns, in a settings store.
@MainActor
private final class ColumnState {
    private let prefix: String
    private let store: any SettingsStore

    init(prefix: String, store: any SettingsStore) {
        self.prefix = prefix
        self.store = store
    }

    private subscript(key: String) -> [String] {
        get { store[prefix + key] ?? [] }
        set { store[prefix + key] = newValue }
    }

    private func widthKey(_ column: ColumnViewColumn) -> String { "\(prefix)width.\(column.storedID)" }

    // MARK: Restoring

    func restore(_ table: ColumnView) {
        let columns = table.allColumns
        restoreOrder(of: columns, in: table)
        for column in columns {
            if let width = storedLength(store[widthKey(column)]) { column.fixedWidth = width }
        }
        let hidden = Set(self["hidden"])
        let isAnyVisible = columns.contains { !hidden.contains($0.storedID) }
        if let _: [String] = store[prefix + "hidden"] {
            for column in columns { column.isVisible = !isAnyVisible || !hidden.contains(column.storedID) }
        }
        restoreSort(of: columns, in: table)
    }

    private func restoreOrder(of columns: [ColumnViewColumn], in table: ColumnView) {
        let places = Dictionary(self["order"].enumerated().map { ($1, $0) }) { first, _ in first }
        var order = columns.filter { places[$0.storedID] != nil }
            .sorted { places[$0.storedID, default: 0] < places[$1.storedID, default: 0] }
        if order.isEmpty { return }
        for (place, column) in columns.enumerated() where places[column.storedID] == nil {
            let previous = place > 0 ? order.firstIndex { $0 === columns[place - 1] } : nil
            order.insert(column, at: previous.map { $0 + 1 } ?? 0)
        }
        for (place, column) in order.enumerated() where table.allColumns[place] !== column {
            table.insertColumn(place, column: column)
        }
    }

    private func restoreSort(of columns: [ColumnViewColumn], in table: ColumnView) {
        let sort = self["sort"].compactMap { field -> (column: ColumnViewColumn, isDescending: Bool)? in
            let isDescending = field.hasPrefix("-")
            let id = isDescending ? String(field.dropFirst()) : field
            guard let column = columns.first(where: { $0.storedID == id && $0.sorter is HeaderSorter }) else {
                return nil
            }
            return (column, isDescending)
        }
        if !sort.isEmpty { headings(of: table)?.sortedColumns = sort }
    }

    private func headings(of table: ColumnView) -> (any SortedHeadings)? {
        table.allColumns.lazy.compactMap { ($0.sorter as? HeaderSorter)?.headings }.first
    }

    // MARK: Storing

    func follow(_ table: ColumnView) {
        for column in table.allColumns {
            column.publisher(for: \.fixedWidth).changes.sink(on: column) { column, width in
                self.store[self.widthKey(column)] = storedLength(width)
            }
            column.publisher(for: \.isVisible).changes.sink(on: table) { table, _ in self.storeVisibility(of: table) }
        }
        table.columns.itemsChanged.sink(on: table) { table, _ in self.storeOrder(of: table) }
        headings(of: table)?.sortChanges.sink(on: table) { table, _ in self.storeSort(of: table) }
    }

    private func storeVisibility(of table: ColumnView) {
        let columns = table.allColumns
        let unknown = self["hidden"].filter { id in !columns.contains { $0.storedID == id } }
        self["hidden"] = columns.filter { !$0.isVisible }.map(\.storedID) + unknown
    }

    private func storeOrder(of table: ColumnView) {
        let ids = table.allColumns.map(\.storedID)
        // To move a column, GTK removes the column and inserts it again. Therefore, the identifier of a column that is
        // missing at this point is kept.
        self["order"] = ids + self["order"].filter { !ids.contains($0) }
    }

    private func storeSort(of table: ColumnView) {
        let sort = headings(of: table)?.sortedColumns ?? []
        self["sort"] = sort.map { ($0.isDescending ? "-" : "") + $0.column.storedID }
    }
}
