import CGtk
import Gtk

extension ColumnView {
    /// Returns the widget in a cell of the table, or nil if the cell doesn't exist.
    ///
    /// ```swift
    /// let cell = try XCTUnwrap(table.cell(row: 3, column: "Size"))
    /// user.click(cell)
    /// XCTAssertEqual(cell.visibleText, "4 KB")
    /// ```
    ///
    /// If the row isn't in view, the method scrolls the table to it.
    ///
    /// - Parameters:
    ///   - row: The position of the row in the model, starting at 0.
    ///   - column: The title of a visible column.
    public func cell(row: Int, column title: String) -> Widget? {
        allColumns.filter(\.isVisible).firstIndex { $0.title == title }.flatMap { cell(row: row, visibleColumn: $0) }
    }

    /// Returns the widget in a cell of the table, or nil if the cell doesn't exist.
    ///
    /// - Parameters:
    ///   - row: The position of the row in the model, starting at 0.
    ///   - column: The position of the column, starting at 0. Hidden columns are counted, but have no cells.
    public func cell(row: Int, column: Int) -> Widget? {
        let all = allColumns
        guard all.indices.contains(column), all[column].isVisible else { return nil }
        return cell(row: row, visibleColumn: all[..<column].filter(\.isVisible).count)
    }

    /// Returns the heading of a visible column, or nil. A click on it sorts the table by the column.
    ///
    /// ```swift
    /// user.click(try XCTUnwrap(table.heading("Size")))
    /// ```
    public func heading(_ title: String) -> Widget? {
        headings.first { $0.visibleText == title }
    }

    /// The titles of the visible headings, in their order on the screen.
    public var headingTitles: [String] { headings.map(\.visibleText) }

    // MARK: Columns

    private var headings: [Widget] {
        descendants.filter { $0.typeName == "GtkColumnViewTitle" && $0.isMapped }
    }

    private var allColumns: [ColumnViewColumn] {
        guard let list = gtk_column_view_get_columns(OpaquePointer(pointer)) else { return [] }
        return mapItems(of: list) { ColumnViewColumn.wrap($0) }
    }

    // MARK: Cells

    private func cell(row: Int, visibleColumn: Int) -> Widget? {
        guard row >= 0, let rows = gtk_column_view_get_model(OpaquePointer(pointer)),
            row < Int(g_list_model_get_n_items(rows))
        else { return nil }
        if let cell = shownCell(row: row, visibleColumn: visibleColumn) { return cell }
        scroll(toRow: row)
        var cell: Widget?
        _ = MainContext.pump(for: .seconds(5)) {
            cell = shownCell(row: row, visibleColumn: visibleColumn)
            return cell != nil
        }
        return cell
    }

    /// Returns a cell within the visible part of the table.
    private func shownCell(row: Int, visibleColumn: Int) -> Widget? {
        for (content, position) in ListItems.contents(within: self) where position == row && content.isMapped {
            // The content is in a cell, and the cell is in a row.
            guard let line = content.parent?.parent else { continue }
            let cells = line.children.filter(\.isVisible)
            guard cells.indices.contains(visibleColumn), isInView(line) else { return nil }
            return cells[visibleColumn].firstChild
        }
        return nil
    }

    private func isInView(_ line: Widget) -> Bool {
        guard let list = line.parent, let bounds = line.bounds(in: list) else { return false }
        return bounds.height > 0 && bounds.y >= -1 && bounds.y + bounds.height <= Double(list.height + 1)
    }

    private func scroll(toRow row: Int) {
        guard let list = descendants.first(where: { $0.typeName == "GtkColumnListView" || $0 is ListView }) else {
            return
        }
        gtk_widget_activate_action_variant(
            list.pointer.assumingMemoryBound(to: GtkWidget.self),
            "list.scroll-to-item",
            g_variant_new_uint32(guint32(row))
        )
        MainContext.pumpUntilIdle()
    }
}

extension GtkCalendar {
    /// Returns the widget of a day in the month that the calendar shows. Returns nil if the month doesn't have the day.
    ///
    /// ```swift
    /// user.click(try XCTUnwrap(calendar.day(24)))
    /// ```
    public func day(_ number: Int) -> Widget? {
        descendants(of: Label.self).first { label in
            label.hasCSSClass("day-number") && !label.hasCSSClass("other-month") && label.text == "\(number)"
        }
    }

    /// Returns the widget of a date, or nil if the calendar shows another month.
    ///
    /// To change the month as a user does, use ``User/choose(_:in:file:line:)``.
    public func day(_ date: CalendarDate) -> Widget? {
        monthNumber == date.year * 12 + date.month - 1 ? day(date.day) : nil
    }

    /// The number of months from the year 0 to the month that the calendar shows.
    fileprivate var monthNumber: Int { year * 12 + month }
}

extension User {
    /// Chooses a date in a calendar. The user clicks the arrows of the calendar until it shows the month of the date,
    /// and then the day.
    public func choose(
        _ date: CalendarDate,
        in calendar: GtkCalendar,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        // The arrows for the previous and next month, and for the previous and next year.
        let arrows = calendar.descendants(of: Button.self)
        guard arrows.count == 4 else {
            return TestFailure.report("the calendar has no arrows to change the month", file: file, line: line)
        }
        let target = date.year * 12 + date.month - 1
        while calendar.monthNumber != target {
            let distance = target - calendar.monthNumber
            let previous = calendar.monthNumber
            let arrow = (abs(distance) >= 12 ? 2 : 0) + (distance > 0 ? 1 : 0)
            click(arrows[arrow], file: file, line: line)
            guard calendar.monthNumber != previous else {
                return TestFailure.report("the calendar didn't change the month to \(date)", file: file, line: line)
            }
        }
        guard let day = calendar.day(date) else {
            return TestFailure.report("the calendar doesn't show \(date)", file: file, line: line)
        }
        click(day, file: file, line: line)
    }
}
