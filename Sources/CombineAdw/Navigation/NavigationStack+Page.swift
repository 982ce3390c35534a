import CombineGtk
import Gtk

extension NavigationStack {
    /// A page of a ``NavigationStack``: a title bar, and a widget below it.
    ///
    /// ```swift
    /// let page = NavigationStack.Page("Notes") { list }
    /// page.header.packEnd(Button(command))
    /// ```
    ///
    /// The title bar shows the title, and a button that returns to the previous page if there is one.
    public final class Page: Box {
        /// The title, in the title bar and for assistive technologies.
        @GObjectProperty public var title: String
        /// The title bar, to which you can add buttons.
        public let header = AdwHeaderBar()
        /// The button that returns to the previous page.
        let back = Button(iconName: "go-previous-symbolic")

        /// Creates a page with a title, which can't be empty, and a widget.
        public init(_ title: String, @ChildBuilder content: () throws -> Widget?) rethrows {
            if title.allSatisfy(\.isWhitespace) {
                fatalError("A NavigationStack.Page requires a title, but its title is \"\(title)\".")
            }
            let content = try content()
            self.title = title
            super.init(properties: ["orientation": Orientation.vertical])
            append(header)
            if let content {
                content.expandsVertically = true
                append(content)
            }
            let heading = WindowTitle(title: title, subtitle: "")
            heading.reactive.title <~ publisher(for: \.title)
            header.titleWidget = heading
            back.isVisible = false
            back.tooltipText = PackageText["Back"]
            back.accessible.label = PackageText["Back"]
            header.packStart(back)
        }
    }
}
