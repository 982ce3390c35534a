import CombineGtk

extension ViewStack {
    /// Creates a stack, which shows one of several pages, initially the first one. This initializer uses
    /// `adw_view_stack_add_titled`.
    ///
    /// ```swift
    /// let stack = ViewStack {
    ///     inbox.page("Inbox", name: "inbox", icon: "mail-unread-symbolic")
    ///     sent.page("Sent", icon: "mail-send-symbolic")
    /// }
    /// let switcher = ViewSwitcher().set(\.stack, stack)
    /// ```
    ///
    /// A `ViewSwitcher` shows the icon and the title of a page. To show a page from code, bind
    /// `reactive.visibleChildName`.
    public convenience init(@PageBuilder pages: () throws -> [Stack.Page]) rethrows {
        let pages = try pages()
        self.init()
        for page in pages {
            let added = add(page.widget, name: page.name)
            added.title = page.title
            added.iconName = page.iconName
            added.reactive.isVisible <~ page.widget.publisher(for: \.isVisible)
        }
    }
}
