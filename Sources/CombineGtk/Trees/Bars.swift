import Gtk

extension HeaderBar {
    /// Creates a window's title bar, with widgets at both its ends. `gtk_header_bar_pack_start`.
    ///
    /// ```swift
    /// HeaderBar { back } title: { switcher } end: { search; menu }
    /// ```
    ///
    /// - Parameters:
    ///   - start: from the edge inward.
    ///   - title: in place of the window's title, if there is one.
    ///   - end: as they are read, the last at the edge.
    public convenience init(
        @WidgetBuilder start: () -> [Widget],
        @ChildBuilder title: () -> Widget? = { nil },
        @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        let (start, title, end) = (start(), title(), end())
        self.init()
        for widget in start { packStart(widget) }
        if let title { titleWidget = title }
        // GTK packs from the edge inward.
        for widget in end.reversed() { packEnd(widget) }
    }
}

extension ActionBar {
    /// Creates a bar of actions, for the bottom of a window. `gtk_action_bar_pack_start`.
    ///
    /// - Parameters:
    ///   - start: from the edge inward.
    ///   - center: what is in the middle, if anything.
    ///   - end: as they are read, the last at the edge.
    public convenience init(
        @WidgetBuilder start: () -> [Widget],
        @ChildBuilder center: () -> Widget? = { nil },
        @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        let (start, center, end) = (start(), center(), end())
        self.init()
        for widget in start { packStart(widget) }
        if let center { centerWidget = center }
        for widget in end.reversed() { packEnd(widget) }
    }
}

extension CenterBox {
    /// Centers a widget, independent of the widgets next to it. `gtk_center_box_set_center_widget`.
    public convenience init(
        @ChildBuilder start: () -> Widget?,
        @ChildBuilder center: () -> Widget? = { nil },
        @ChildBuilder end: () -> Widget? = { nil }
    ) {
        let (start, center, end) = (start(), center(), end())
        self.init()
        startWidget = start
        centerWidget = center
        endWidget = end
    }
}

extension Paned {
    /// Two widgets with a handle between them that the user moves. `gtk_paned_new`. SwiftUI's `HSplitView`.
    ///
    /// ```swift
    /// Paned(orientation: .horizontal, position: 240) { sidebar } end: { content }
    /// ```
    ///
    /// - Parameter position: The initial size of the first child in pixels, or nil for its natural size.
    public convenience init(
        orientation: Orientation,
        position: Int? = nil,
        @ChildBuilder start: () throws -> Widget?,
        @ChildBuilder end: () throws -> Widget?
    ) rethrows {
        let (start, end) = (try start(), try end())
        self.init(orientation: orientation)
        startChild = start
        endChild = end
        if let position { self.position = position }
    }

    /// Two widgets side by side, with a handle between them. See ``init(orientation:position:start:end:)``.
    public static func horizontal(
        position: Int? = nil,
        @ChildBuilder start: () throws -> Widget?,
        @ChildBuilder end: () throws -> Widget?
    ) rethrows -> Paned {
        try Paned(orientation: .horizontal, position: position, start: start, end: end)
    }

    /// Two widgets one below the other, with a handle between them. See ``init(orientation:position:start:end:)``.
    public static func vertical(
        position: Int? = nil,
        @ChildBuilder start: () throws -> Widget?,
        @ChildBuilder end: () throws -> Widget?
    ) rethrows -> Paned {
        try Paned(orientation: .vertical, position: position, start: start, end: end)
    }
}
