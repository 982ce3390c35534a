import CombineGtk

extension AdwHeaderBar {
    /// Creates a header bar with widgets at both ends. This initializer uses `adw_header_bar_pack_start`.
    ///
    /// ```swift
    /// AdwHeaderBar { Button(new) } title: { switcher } end: { menu }
    /// ```
    ///
    /// - Parameters:
    ///   - start: The widgets at the start, in order.
    ///   - title: The widget to show instead of the title, or nil to show the title.
    ///   - end: The widgets at the end, in reading order. The last one is at the edge.
    public convenience init(
        @WidgetBuilder start: () -> [Widget],
        @ChildBuilder title: () -> Widget? = { nil },
        @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        let (start, title, end) = (start(), title(), end())
        self.init()
        for widget in start { packStart(widget) }
        if let title { titleWidget = title }
        // libadwaita packs widgets at the end from the edge inward.
        for widget in end.reversed() { packEnd(widget) }
    }
}

#if GTK4_12
extension ToolbarView {
    /// Creates a container with bars above and below its content. This initializer uses `adw_toolbar_view_add_top_bar`.
    ///
    /// ```swift
    /// window.content = ToolbarView { AdwHeaderBar() } content: { list } bottom: { ViewSwitcherBar() }
    /// ```
    ///
    /// - Parameters:
    ///   - top: The bars at the top, in order.
    ///   - content: The widget between the bars.
    ///   - bottom: The bars at the bottom, in order. The last one is at the edge.
    public convenience init(
        @WidgetBuilder top: () throws -> [Widget],
        @ChildBuilder content: () throws -> Widget?,
        @WidgetBuilder bottom: () -> [Widget] = { [] }
    ) rethrows {
        let (top, content, bottom) = (try top(), try content(), bottom())
        self.init()
        for bar in top { addTopBar(bar) }
        self.content = content
        for bar in bottom { addBottomBar(bar) }
    }
}
#endif

#if GTK4_16
extension BottomSheet {
    /// Creates a container with a sheet that slides over the content from the bottom.
    ///
    /// ```swift
    /// BottomSheet(isOpen: $model.showsPlayer) { songs } sheet: { player } bottomBar: { song }
    /// ```
    ///
    /// - Parameters:
    ///   - model: The model of ``isOpen``. It changes when the user opens or closes the sheet.
    ///   - content: The widget that the sheet slides over.
    ///   - sheet: The widget in the sheet.
    ///   - bottomBar: The widget that is visible at the bottom while the sheet is closed. A click on it opens the
    ///     sheet.
    public convenience init(
        isOpen model: (any TwoWayModel<Bool>)? = nil,
        @ChildBuilder content: () throws -> Widget?,
        @ChildBuilder sheet: () throws -> Widget?,
        @ChildBuilder bottomBar: () -> Widget? = { nil }
    ) rethrows {
        let (content, sheet, bottomBar) = (try content(), try sheet(), bottomBar())
        self.init()
        self.content = content
        self.sheet = sheet
        self.bottomBar = bottomBar
        if let model { follow(model) }
    }

    private func follow(_ model: some TwoWayModel<Bool>) {
        reactive.isOpen <~> model
    }
}
#endif
