import CGtk
import Gtk

extension AdwPreferencesGroup {
    /// Creates a group of rows, with an optional title and an explanation above them. SwiftUI's `Section`.
    ///
    /// ```swift
    /// AdwPreferencesGroup("Editor") {
    ///     ActionRow("Wrap Lines", isOn: $settings.wrapsLines)
    ///     ComboRow("Font", selection: $settings.font, of: fonts, title: \.name)
    /// }
    /// ```
    ///
    /// The title and the explanation aren't markup. Widgets that aren't an `AdwPreferencesRow` appear below the rows.
    public convenience init(
        _ title: String? = nil,
        explanation: String? = nil,
        @_ArrayBuilder<Widget> _ rows: () -> [Widget]
    ) {
        self.init()
        self.title = markup(title ?? "")
        description = explanation.map(markup)
        for row in rows() { add(row) }
    }
}

extension AdwPreferencesPage {
    /// Creates a page with its groups, which scrolls. SwiftUI's `Form`.
    ///
    /// - Parameters:
    ///   - title: The title in the switcher of an `AdwPreferencesWindow`.
    ///   - icon: The name of an icon of the theme, for the switcher.
    public convenience init(
        _ title: String = "",
        icon: String? = nil,
        @_ArrayBuilder<AdwPreferencesGroup> _ groups: () -> [AdwPreferencesGroup]
    ) {
        self.init()
        self.title = title
        iconName = icon
        for group in groups() { add(group) }
    }
}

/// Returns a string as the markup that displays it.
func markup(_ text: String) -> String {
    let escaped = g_markup_escape_text(text, -1)
    defer { g_free(escaped) }
    return escaped.map { String(cString: $0) } ?? ""
}
