extension CellRenderer {
    /// Returns a function that calls another function and keeps the renderer alive.
    ///
    /// A cell area stores the function with the address of the renderer. It doesn't retain a renderer that isn't in the
    /// area.
    func kept(by function: @escaping CellLayoutDataFunc) -> CellLayoutDataFunc {
        { layout, cell, model, row in withExtendedLifetime(self) { function(layout, cell, model, row) } }
    }

    /// Returns a function that calls another function and keeps the renderer alive.
    func kept(by function: @escaping TreeCellDataFunc) -> TreeCellDataFunc {
        { column, cell, model, row in withExtendedLifetime(self) { function(column, cell, model, row) } }
    }
}
