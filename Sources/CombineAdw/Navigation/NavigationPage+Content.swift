#if GTK4_12
import Gtk

extension NavigationPage {
    /// Creates a page with a header bar and a widget below it.
    ///
    /// ```swift
    /// NavigationPage("Notes") { ScrolledWindow { ListView(Rows(model.$notes, \.title)) } }
    /// ```
    ///
    /// The header bar shows the title and, if there is a previous page, a button that returns to it. Traps if the title
    /// is empty, because assistive technologies and the back button of the next page use the title.
    ///
    /// - Parameters:
    ///   - header: The header bar, or nil if the widget contains header bars. For example, a ``NavigationStack``
    ///     contains header bars.
    ///   - content: A closure that returns the widget.
    public convenience init(
        _ title: String,
        header: AdwHeaderBar? = AdwHeaderBar(),
        @ChildBuilder content: () throws -> Widget?
    ) rethrows {
        requireTitle(title, of: "NavigationPage")
        let content = try content()
        self.init(properties: ["title": title])
        child =
            header.map { header in
                ToolbarView {
                    header
                } content: {
                    content
                }
            } ?? content
    }
}
#endif

func requireTitle(_ title: String, of page: StaticString) {
    if title.allSatisfy(\.isWhitespace) { fatalError("\(page): expected a title, found \"\(title)\"") }
}
