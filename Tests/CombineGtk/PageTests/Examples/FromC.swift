import CombineGtk

@MainActor
func lines(ofFile path: String) async throws -> Grid {
    let file = File(path: path)  // g_file_new_for_path
    let contents = try await file.loadContents()  // g_file_load_contents_async, …_finish and their GError
    let text = String(decoding: contents.contents, as: UTF8.self)
    let grid = Grid()  // gtk_grid_new
    grid.rowSpacing = 6  // gtk_grid_set_row_spacing
    for (row, line) in text.split(separator: "\n").enumerated() {
        let label = Label(label: String(line))  // gtk_label_new
        label.halign = .start  // gtk_widget_set_halign, GTK_ALIGN_START
        grid.attach(label, column: 0, row: row)
    }
    return grid
}
