import CGtk
@_spi(Binding) import GLib

extension ConstraintLayout {
    /// Adds constraints that are described by strings in the Visual Format Language, and returns them.
    ///
    /// ```swift
    /// try layout.addConstraints(
    ///     ["H:|-[label]-12-[entry(>=200)]-|", "V:|-[label]-|", "V:|-[entry]-|"],
    ///     views: ["label": label, "entry": entry]
    /// )
    /// ```
    ///
    /// Throws an error if a line isn't valid. In this case, the constraints of the previous lines have already been
    /// added.
    ///
    /// `gtk_constraint_layout_add_constraints_from_descriptionv`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_constraints_from_description.html)
    ///
    /// - Parameters:
    ///   - lines: The description. Each string describes one row or column of widgets.
    ///   - horizontalSpacing: The spacing that a `-` without a number represents in a row, or nil for 8 pixels.
    ///   - verticalSpacing: The spacing that a `-` without a number represents in a column, or nil for 8 pixels.
    ///   - views: The children and guides, by the names that the lines use.
    @discardableResult
    public func addConstraints(
        _ lines: [String],
        horizontalSpacing: Int? = nil,
        verticalSpacing: Int? = nil,
        views: [String: any ConstraintTarget]
    ) throws(GLibError) -> [Constraint] {
        let function: StaticString = "gtk_constraint_layout_add_constraints_from_descriptionv"
        let cLines = TemporaryStrings(lines, function)
        defer { cLines.free() }
        let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
        defer { g_hash_table_unref(table) }
        for (name, view) in views { g_hash_table_replace(table, g_strdup(terminated(name, function)), view.pointer) }
        let horizontal: gint = exactInteger(horizontalSpacing ?? -1, "\(function): hspacing")
        let vertical: gint = exactInteger(verticalSpacing ?? -1, "\(function): vspacing")
        let added = try withExtendedLifetime(views) { () throws(GLibError) in
            try GLibError.check { error in
                gtk_constraint_layout_add_constraints_from_descriptionv(
                    OpaquePointer(pointer),
                    cLines.constantPointer,
                    gsize(lines.count),
                    horizontal,
                    vertical,
                    table,
                    error
                )
            }
        }
        return convertList(added, .container)
    }
}
