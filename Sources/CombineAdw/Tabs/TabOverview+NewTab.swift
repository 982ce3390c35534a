#if GTK4_10
import CombineGtk

extension TabOverview {
    /// Creates a view that shows its content or, while the overview is open, pictures of the tabs of a `TabView`.
    ///
    /// ```swift
    /// window.content = TabOverview(tabs, newTab: { model.addDocument() }) {
    ///     Box.vertical {
    ///         AdwHeaderBar { TabButton().set(\.view, tabs).set(\.actionName, "overview.open") }
    ///         tabs.expand()
    ///     }
    /// }
    /// ```
    ///
    /// The action `overview.open`, a click on a `TabButton` with this action, or ``isOpen`` opens the overview.
    ///
    /// - Parameters:
    ///   - tabs: A view whose tabs are bound to an array.
    ///   - newTab: A closure that appends an element to the array when the user presses the button for a new tab. The
    ///     overview closes and shows the new tab. If the closure is nil, there is no button for a new tab. The overview
    ///     retains the closure until the window is closed.
    ///   - child: The content, which usually contains the tab view.
    public convenience init(
        _ tabs: TabView,
        newTab: (@MainActor () -> Void)? = nil,
        @ChildBuilder child: () throws -> Widget?
    ) rethrows {
        let child = try child()
        self.init()
        view = tabs
        self.child = child
        // libadwaita sets only a placeholder, which isn't an accessible name.
        let search = firstDescendant(of: SearchEntry.self)
        search?.accessible.label = search?.placeholderText
        guard let newTab else { return }
        enablesNewTab = true
        createTab.connect(on: tabs) { tabs, _ in tabs.page(openedBy: newTab) }
    }
}

extension TabView {
    /// Calls a closure that opens a tab, and returns the page of the tab.
    fileprivate func page(openedBy open: () -> Void) -> TabPage {
        let previous = allPages
        open()
        TabOwners.owner(of: self)?.showLatest()
        if let new = allPages.first(where: { page in !previous.contains { $0 === page } }) ?? selectedPage {
            return new
        }
        // The model didn't change and there is no other page, but libadwaita requires a page.
        let content = Bin()
        MainContext.perform { [weak self, weak content] in
            if let self, let content, content.isAncestor(self) { closePage(page(of: content)) }
        }
        return append(content)
    }

    private var allPages: [TabPage] { (0..<pageCount).map { page(at: $0) } }
}
#endif
