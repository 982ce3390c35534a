import Gtk

extension Box {
    /// Creates a box of widgets in a row or a column. This initializer uses `gtk_box_new` and `gtk_box_append`.
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

    /// Creates a box of widgets in a column. It corresponds to `VStack` in SwiftUI.
    ///
    /// - Parameter spacing: The number of pixels between two widgets.
    public static func vertical(spacing: Int = 0, @WidgetBuilder children: () throws -> [Widget]) rethrows -> Box {
        try Box(orientation: .vertical, spacing: spacing, children: children)
    }

    /// Creates a box of widgets in a row, in the writing direction of the user's language. It corresponds to `HStack`
    /// in SwiftUI.
    ///
    /// - Parameter spacing: The number of pixels between two widgets.
    public static func horizontal(spacing: Int = 0, @WidgetBuilder children: () throws -> [Widget]) rethrows -> Box {
        try Box(orientation: .horizontal, spacing: spacing, children: children)
    }
}

extension ListBox {
    /// Creates a list of widgets. Each widget that isn't a `ListBoxRow` is placed in a row. This initializer uses
    /// `gtk_list_box_append`.
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
    /// Creates a box that arranges widgets in lines, and begins a new line when a line is full. This initializer uses
    /// `gtk_flow_box_append`.
    ///
    /// - Parameters:
    ///   - columnSpacing: The number of pixels between two widgets in a line.
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
    /// Creates an overlay that shows widgets on top of another widget. The alignment of each widget determines its
    /// position. The initializer corresponds to `overlay` in SwiftUI and uses `gtk_overlay_add_overlay`.
    ///
    /// ```swift
    /// Overlay { map } over: { spinner.align(horizontal: .end, vertical: .start) }
    /// ```
    ///
    /// - Parameter over: The widgets to show on top. The last widget is topmost.
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
