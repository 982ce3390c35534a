import Gtk

extension HeaderBar {
    /// Creates a header bar with widgets at both ends. This initializer uses `gtk_header_bar_pack_start`.
    ///
    /// ```swift
    /// HeaderBar { back } title: { switcher } end: { search; menu }
    /// ```
    ///
    /// - Parameters:
    ///   - start: The widgets at the start, in order.
    ///   - title: The widget to show instead of the window's title, or nil to show the title.
    ///   - end: The widgets at the end, in reading order. The last widget is at the edge.
    public convenience init(
        @WidgetBuilder start: () -> [Widget],
        @ChildBuilder title: () -> Widget? = { nil },
        @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        let (start, title, end) = (start(), title(), end())
        self.init()
        for widget in start { packStart(widget) }
        if let title { titleWidget = title }
        // GTK packs widgets at the end from the edge inward.
        for widget in end.reversed() { packEnd(widget) }
    }
}

extension ActionBar {
    /// Creates an action bar, which is usually at the bottom of a window. This initializer uses
    /// `gtk_action_bar_pack_start`.
    ///
    /// - Parameters:
    ///   - start: The widgets at the start, in order.
    ///   - center: The widget in the center, or nil.
    ///   - end: The widgets at the end, in reading order. The last widget is at the edge.
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
    /// Creates a box that centers a widget. The sizes of the widgets at both ends don't affect the position of the
    /// center widget. This initializer uses `gtk_center_box_set_center_widget`.
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
    /// Creates a container with two widgets and a handle between them that the user can drag. It corresponds to
    /// `HSplitView` in SwiftUI and uses `gtk_paned_new`.
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

    /// Creates a container with two widgets side by side and a handle between them. The parameters are the same as
    /// those of ``init(orientation:position:start:end:)``.
    public static func horizontal(
        position: Int? = nil,
        @ChildBuilder start: () throws -> Widget?,
        @ChildBuilder end: () throws -> Widget?
    ) rethrows -> Paned {
        try Paned(orientation: .horizontal, position: position, start: start, end: end)
    }

    /// Creates a container with one widget above another and a handle between them. The parameters are the same as
    /// those of ``init(orientation:position:start:end:)``.
    public static func vertical(
        position: Int? = nil,
        @ChildBuilder start: () throws -> Widget?,
        @ChildBuilder end: () throws -> Widget?
    ) rethrows -> Paned {
        try Paned(orientation: .vertical, position: position, start: start, end: end)
    }
}
