import Gtk

extension Box {
    /// Creates a box of widgets in a row or a column. `gtk_box_new`, `gtk_box_append`.
    ///
    /// - Parameter spacing: The number of pixels between two widgets.
    public convenience init(
        orientation: Orientation,
        spacing: Int = 0,
        @WidgetBuilder children: () throws -> [Widget]
    ) rethrows {
        let children = try children()
        self.init(orientation: orientation, spacing: spacing)
        for child in children { append(child) }
    }

    /// Creates a box of widgets below each other. SwiftUI's `VStack`.
    ///
    /// - Parameter spacing: The number of pixels between two widgets.
    public static func vertical(spacing: Int = 0, @WidgetBuilder children: () throws -> [Widget]) rethrows -> Box {
        try Box(orientation: .vertical, spacing: spacing, children: children)
    }

    /// Creates a box of widgets side by side, in the direction of the user's language. SwiftUI's `HStack`.
    ///
    /// - Parameter spacing: The number of pixels between two widgets.
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
    /// Creates a box that arranges widgets in lines, and starts a new line when a line is full. `gtk_flow_box_append`.
    ///
    /// - Parameters:
    ///   - columnSpacing: The number of pixels between two widgets of a line.
    ///   - rowSpacing: The number of pixels between two lines.
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
    /// Creates an overlay that shows widgets over another one, at the positions of their alignment.
    /// `gtk_overlay_add_overlay`. SwiftUI's `overlay`.
    ///
    /// ```swift
    /// Overlay { map } over: { spinner.align(horizontal: .end, vertical: .start) }
    /// ```
    ///
    /// - Parameter over: The widgets on top. The last one is topmost.
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
