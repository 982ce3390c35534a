import CombineGtk

extension NavigationStack {
    /// A page of a ``NavigationStack``. It consists of a header bar and a widget below it.
    ///
    /// ```swift
    /// let page = NavigationStack.Page("Notes") { list }
    /// page.header.packEnd(Button(command))
    /// ```
    ///
    /// The header bar shows the title and, if there is a previous page, a button that returns to it.
    public final class Page: Box {
        /// The title, which the header bar and assistive technologies use.
        @GObjectProperty public var title: String
        /// The header bar. You can add buttons to it.
        public let header = AdwHeaderBar()
        /// The identity of the element that the page shows, or nil. The page stores the identity, because the element
        /// might have changed when the user leaves the page.
        var elementID: AnyHashable?
        #if !GTK4_12
        let back = Button(iconName: "go-previous-symbolic")
        #endif

        /// Creates a page with a title and a widget. The initializer traps if the title is empty.
        public init(_ title: String, @ChildBuilder content: () throws -> Widget?) rethrows {
            requireTitle(title, of: "NavigationStack.Page")
            let content = try content()
            self.title = title
            super.init(properties: ["orientation": Orientation.vertical])
            #if GTK4_12
            append(
                ToolbarView {
                    header
                } content: {
                    content
                }.expand()
            )
            #else
            append(header)
            if let content {
                content.expandsVertically = true
                append(content)
            }
            #endif
            let heading = WindowTitle(title: title, subtitle: "")
            heading.reactive.title <~ publisher(for: \.title)
            header.titleWidget = heading
            #if !GTK4_12
            back.isVisible = false
            back.tooltipText = PackageText["Back"]
            back.accessible.label = PackageText["Back"]
            header.packStart(back)
            #endif
        }

        /// Creates a page whose title is the latest value of a publisher. Because assistive technologies need a title,
        /// an empty title is replaced by "…".
        public convenience init(
            _ title: some Publisher<String, Never>,
            @ChildBuilder content: () throws -> Widget?
        ) rethrows {
            try self.init("\u{2026}", content: content)
            title.sink(on: self) { page, title in page.title = title.allSatisfy(\.isWhitespace) ? "\u{2026}" : title }
        }

        /// Creates a page whose title is the result of a closure. See ``/CombineModel/Observed``.
        public convenience init(
            _ title: @escaping @MainActor () -> String,
            @ChildBuilder content: () throws -> Widget?
        ) rethrows {
            try self.init(Observed(title, of: "the closure of a NavigationStack.Page"), content: content)
        }
    }
}
