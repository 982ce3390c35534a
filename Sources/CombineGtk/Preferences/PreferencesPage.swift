import Gtk

/// A page of a ``PreferencesWindow``, with groups below each other that scroll together. `AdwPreferencesPage`,
/// SwiftUI's `Form`.
public final class PreferencesPage: Box {
    /// The name of the page, in the title bar.
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
