import Gtk

/// A scrolling page of a ``PreferencesWindow``, with groups of rows. It corresponds to `AdwPreferencesPage` and to
/// `Form` in SwiftUI. To show the page under a condition, use `visible(when:)`.
public final class PreferencesPage: Box {
    /// The title of the page, which the title bar shows.
    public let title: String
    /// The name of the page's icon in the icon theme, or nil. Only Adwaita windows show it, next to the title.
    public let icon: String?
    private let column = Box(orientation: .vertical, spacing: 24)
    private let scrolled = ScrolledWindow()

    /// Creates a page with its groups.
    ///
    /// - Parameters:
    ///   - title: The title of the page.
    ///   - icon: The name of an icon in the icon theme, for the switcher of an Adwaita window.
    ///   - groups: The groups.
    public init(
        _ title: String,
        icon: String? = nil,
        @_ArrayBuilder<PreferencesGroup> _ groups: () -> [PreferencesGroup]
    ) {
        self.title = title
        self.icon = icon
        super.init(properties: ["orientation": Orientation.vertical])
        (column.marginTop, column.marginBottom, column.marginStart, column.marginEnd) = (24, 24, 18, 18)
        column.halign = .center
        column.widthRequest = 480
        for group in groups() { column.append(group) }
        scrolled.hscrollbarPolicy = .never
        scrolled.expandsVertically = true
        scrolled.expandsHorizontally = true
        scrolled.child = column
        append(scrolled)
    }

    /// Removes the scrolled window and the margins around the groups, for a container that adds them itself.
    package func removeScrolling() {
        guard scrolled.parent != nil else { return }
        scrolled.child = nil
        remove(scrolled)
        (column.marginTop, column.marginBottom, column.marginStart, column.marginEnd) = (0, 0, 0, 0)
        column.halign = .fill
        column.widthRequest = -1
        append(column)
    }
}
