import Gtk

extension Stack {
    /// A widget that is a page of a ``Stack`` or a ``Notebook``. It corresponds to `tabItem(_:)` in SwiftUI.
    @MainActor
    public struct Page {
        package let widget: Widget
        package let name: String?
        package let title: String?
        package let iconName: String?
        let label: Widget?

        init(_ widget: Widget, name: String? = nil, title: String? = nil, iconName: String? = nil, label: Widget? = nil)
        {
            self.widget = widget
            self.name = name
            self.title = title
            self.iconName = iconName
            self.label = label
        }
    }
}

extension Widget {
    /// Returns this widget as a page with a title. The switcher shows the title while the widget is visible.
    ///
    /// - Parameters:
    ///   - title: The title in the stack's switcher or the notebook's tab.
    ///   - name: The name of the page for ``/Gtk/Stack/visibleChildName``. The default is the title.
    ///   - icon: The name of the icon that a stack's switcher shows instead of the title.
    public func page(_ title: String, name: String? = nil, icon: String? = nil) -> Stack.Page {
        Stack.Page(self, name: name ?? title, title: title, iconName: icon)
    }

    /// Returns this widget as a page of a stack, without a title. A stack's switcher doesn't list the page, so only the
    /// program can show it.
    public func page(name: String) -> Stack.Page { Stack.Page(self, name: name) }

    /// Returns this widget as a page of a notebook, with a widget as the tab.
    public func page(label: Widget) -> Stack.Page { Stack.Page(self, label: label) }
}

/// A result builder for the pages of a stack or a notebook. See ``WidgetBuilder``.
@MainActor
@resultBuilder
public enum PageBuilder: _ArrayResultBuilder {
    public typealias Part = Stack.Page

    public static func buildExpression(_ page: Stack.Page) -> [Stack.Page] { [page] }

    public static func buildExpression(_ pages: [Stack.Page]) -> [Stack.Page] { pages }

    public static func buildExpression(_ widget: Widget) -> [Stack.Page] { [Stack.Page(widget)] }
}

extension Stack {
    /// Creates a stack, which shows one of several pages, initially the first page. This initializer uses
    /// `gtk_stack_add_titled`.
    ///
    /// ```swift
    /// let stack = Stack { inbox.page("Inbox", name: "inbox"); settings.page("Settings") }
    /// let switcher = StackSwitcher().set(\.stack, stack)
    /// ```
    public convenience init(
        transition: StackTransitionType = .none,
        @PageBuilder pages: () throws -> [Stack.Page]
    ) rethrows {
        let pages = try pages()
        self.init()
        transitionType = transition
        for page in pages {
            let added: StackPage
            if let title = page.title {
                added = add(page.widget, name: page.name, title: title)
            } else if let name = page.name {
                added = add(page.widget, name: name)
            } else {
                added = addChild(page.widget)
            }
            if let icon = page.iconName { added.iconName = icon }
            added.reactive.isVisible <~ page.widget.publisher(for: \.isVisible)
        }
    }
}

extension Notebook {
    /// Creates a notebook with tabs for its pages. It corresponds to `TabView` in SwiftUI and uses
    /// `gtk_notebook_append_page`.
    public convenience init(@PageBuilder pages: () throws -> [Stack.Page]) rethrows {
        let pages = try pages()
        self.init()
        for page in pages {
            let label = page.label ?? (page.title ?? page.name).map { Label($0) }
            _ = appendPage(page.widget, tabLabel: label)
            // Without this label, the accessible name of each tab would be "Tab".
            if let tab = label?.parent, tab !== self { tab.accessible.label = page.title ?? page.name ?? label?.texts }
        }
    }
}
