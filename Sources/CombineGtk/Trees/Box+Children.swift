import Gtk

extension Box {
    /// Lays widgets out in a row or a column. `gtk_box_new`, `gtk_box_append`.
    ///
    /// - Parameter spacing: pixels between two of them.
    public convenience init(
        orientation: Orientation,
        spacing: Int = 0,
        @WidgetBuilder children: () throws -> [Widget]
    ) rethrows {
        let children = try children()
        self.init(orientation: orientation, spacing: spacing)
        for child in children { append(child) }
    }

    /// Lays widgets out one below the other. SwiftUI's `VStack`.
    ///
    /// - Parameter spacing: pixels between two of them.
    public static func vertical(spacing: Int = 0, @WidgetBuilder children: () throws -> [Widget]) rethrows -> Box {
        try Box(orientation: .vertical, spacing: spacing, children: children)
    }

    /// Lays widgets out side by side, in the direction of the user's language. SwiftUI's `HStack`.
    ///
    /// - Parameter spacing: pixels between two of them.
    public static func horizontal(spacing: Int = 0, @WidgetBuilder children: () throws -> [Widget]) rethrows -> Box {
        try Box(orientation: .horizontal, spacing: spacing, children: children)
    }
}

extension ListBox {
    /// Creates a list of widgets, each in its own row unless it's a row itself. `gtk_list_box_append`.
    public convenience init(
        selectionMode: SelectionMode = .single,
        @WidgetBuilder rows: () throws -> [Widget]
    ) rethrows {
        let rows = try rows()
        self.init()
        self.selectionMode = selectionMode
        for row in rows { append(row) }
    }
}

extension FlowBox {
    /// Lays widgets out in lines that are broken where there is no more room. `gtk_flow_box_append`.
    ///
    /// - Parameters:
    ///   - columnSpacing: pixels between two of a line.
    ///   - rowSpacing: pixels between two lines.
    public convenience init(
        selectionMode: SelectionMode = .single,
        columnSpacing: Int = 0,
        rowSpacing: Int = 0,
        @WidgetBuilder children: () throws -> [Widget]
    ) rethrows {
        let children = try children()
        self.init()
        self.selectionMode = selectionMode
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        for child in children { append(child) }
    }
}

extension Overlay {
    /// Lays widgets over another one, each where it is aligned. `gtk_overlay_add_overlay`. SwiftUI's `overlay`.
    ///
    /// ```swift
    /// Overlay { map } over: { spinner.align(horizontal: .end, vertical: .start) }
    /// ```
    ///
    /// - Parameter over: the last is on top.
    public convenience init(
        @ChildBuilder child: () throws -> Widget?,
        @WidgetBuilder over overlays: () throws -> [Widget]
    ) rethrows {
        let (child, overlays) = (try child(), try overlays())
        self.init()
        self.child = child
        for overlay in overlays { addOverlay(overlay) }
    }
}
