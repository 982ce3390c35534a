import Gtk

/// A group of related preferences rows with a title above them. It corresponds to `AdwPreferencesGroup` and to
/// `Section` in SwiftUI.
///
/// The rows can be ``PreferencesRow`` or other `ListBoxRow` objects.
public final class PreferencesGroup: Box {
    private let list = ListBox()

    /// Creates a group of rows.
    ///
    /// - Parameters:
    ///   - title: The title of the group.
    ///   - explanation: An additional sentence.
    ///   - rows: The rows.
    public init(
        _ title: String? = nil,
        explanation: String? = nil,
        @_ArrayBuilder<ListBoxRow> _ rows: () -> [ListBoxRow]
    ) {
        super.init(properties: ["orientation": Orientation.vertical, "spacing": 6])
        let texts = Box(orientation: .vertical, spacing: 6)
        // libadwaita's style sheet uses this style class for the labels above a group.
        texts.addCSSClass("labels")
        if let title { texts.append(text(title, styleClass: "heading")) }
        if let explanation { texts.append(text(explanation, styleClass: "dim-label")) }
        if title != nil || explanation != nil { append(texts) }
        list.selectionMode = .none
        list.showsSeparators = true
        list.addCSSClass("boxed-list")
        list.accessible.label = title
        for row in rows() { list.append(row) }
        list.rowActivated.sink(on: self) { _, row in (row as? PreferencesRow)?.activateControl() }
        append(list)
    }

    private func text(_ text: String, styleClass: String) -> Label {
        let label = Label(label: text)
        label.xalign = 0
        label.wraps = true
        label.addCSSClass(styleClass)
        return label
    }
}
