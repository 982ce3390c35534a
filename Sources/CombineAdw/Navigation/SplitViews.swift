#if GTK4_12
import Gtk

extension NavigationSplitView {
    /// Creates a view with a sidebar and a content page next to it. A collapsed view shows either the sidebar or the
    /// content.
    ///
    /// ```swift
    /// let split = NavigationSplitView {
    ///     NavigationPage("Notebooks") { notebooks }
    /// } content: {
    ///     NavigationPage("Notes") { notes }
    /// }
    /// window.content = split
    /// window.addBreakpoint(maxWidth: 500) { $0.set(\.isCollapsed, to: true, on: split) }
    /// ```
    ///
    /// While the view is collapsed, ``showsContent`` determines the visible page. That property changes when the user
    /// returns to the sidebar.
    public convenience init(sidebar: () throws -> NavigationPage, content: () throws -> NavigationPage) rethrows {
        let (sidebar, content) = (try sidebar(), try content())
        self.init()
        self.sidebar = sidebar
        self.content = content
    }
}

extension OverlaySplitView {
    /// Creates a view with a sidebar next to its content. In a collapsed view, the sidebar covers the content.
    ///
    /// ``showsSidebar`` determines whether the sidebar is visible. That property changes when the user closes the
    /// sidebar.
    public convenience init(
        @ChildBuilder sidebar: () throws -> Widget?,
        @ChildBuilder content: () throws -> Widget?
    ) rethrows {
        let (sidebar, content) = (try sidebar(), try content())
        self.init()
        self.sidebar = sidebar
        self.content = content
    }
}
#endif
