import CGtk
import Gtk

extension AdwPreferencesGroup {
    /// Creates a group of rows with an optional title and an optional explanation. It corresponds to `Section` in
    /// SwiftUI.
    ///
    /// ```swift
    /// AdwPreferencesGroup("Editor") {
    ///     ActionRow("Wrap Lines", isOn: $settings.wrapsLines)
    ///     ComboRow("Font", selection: $settings.font, of: fonts, title: \.name)
    /// }
    /// ```
    ///
    /// The title and the explanation are plain text, without markup. Widgets other than `AdwPreferencesRow` are placed
    /// below the rows.
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
    /// Creates a scrolling page of groups. It corresponds to `Form` in SwiftUI.
    ///
    /// - Parameters:
    ///   - title: The title in the switcher of an `AdwPreferencesWindow`.
    ///   - icon: The name of an icon in the icon theme, for the switcher.
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

func markup(_ text: String) -> String {
    let escaped = g_markup_escape_text(text, -1)
    defer { g_free(escaped) }
    return escaped.map { String(cString: $0) } ?? ""
}
