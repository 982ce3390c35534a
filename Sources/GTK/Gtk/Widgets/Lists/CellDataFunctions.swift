extension CellRenderer {
    /// Returns a function that calls the given function and keeps the renderer alive.
    ///
    /// A cell area stores the address of the renderer with the function, but retains only the renderers that it
    /// contains.
    func kept(by function: @escaping CellLayoutDataFunc) -> CellLayoutDataFunc {
        { layout, cell, model, row in withExtendedLifetime(self) { function(layout, cell, model, row) } }
    }

    /// Returns a function that calls the given function and keeps the renderer alive.
    func kept(by function: @escaping TreeCellDataFunc) -> TreeCellDataFunc {
        { column, cell, model, row in withExtendedLifetime(self) { function(column, cell, model, row) } }
    }
}
