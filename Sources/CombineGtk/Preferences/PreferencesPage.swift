import Gtk

/// A scrolling page of a ``PreferencesWindow``, with groups of rows. It corresponds to `AdwPreferencesPage` and to
/// `Form` in SwiftUI.
public final class PreferencesPage: Box {
    /// The title of the page, which the title bar shows.
    public let title: String

    /// Creates a page with its groups.
    public init(_ title: String, @_ArrayBuilder<PreferencesGroup> _ groups: () -> [PreferencesGroup]) {
        self.title = title
        super.init(properties: ["orientation": Orientation.vertical])
        let column = Box(orientation: .vertical, spacing: 24)
        (column.marginTop, column.marginBottom, column.marginStart, column.marginEnd) = (24, 24, 18, 18)
        column.halign = .center
        column.widthRequest = 480
        for group in groups() { column.append(group) }
        let scrolled = ScrolledWindow()
        scrolled.hscrollbarPolicy = .never
        scrolled.expandsVertically = true
        scrolled.expandsHorizontally = true
        scrolled.child = column
        append(scrolled)
    }
}
