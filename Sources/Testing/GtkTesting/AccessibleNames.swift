import CGtk
import Gtk

extension Widget {
    /// Returns the first widget of the given class that has the given accessible name, or nil.
    ///
    /// ```swift
    /// let add = try XCTUnwrap(window.first(Button.self, accessibilityLabel: "New Note"))
    /// ```
    public func first<Kind: Widget>(_ kind: Kind.Type, accessibilityLabel label: String) -> Kind? {
        descendants(of: kind).first { $0.accessibleName == label }
    }

    /// The accessible name of the widget, or nil.
    ///
    /// It's the accessible label that the program or a `.ui` file sets. Otherwise it's the text of a label that refers
    /// to the widget or, for buttons and similar widgets, the displayed text. Tooltips and placeholders aren't names,
    /// because they only describe the widget.
    public var accessibleName: String? {
        if let label = accessibleLabel { return label }
        let texts = (accessible.labelledBy.compactMap { $0 as? Widget } + mnemonicLabels).map(\.visibleText)
        if let text = texts.first(where: { !$0.isEmpty }) { return text }
        guard isNamedByContent else { return nil }
        let text = ownText
        return text.isEmpty ? nil : text
    }

    /// The accessible label that GTK reports, or nil.
    private var accessibleLabel: String? {
        let accessible = OpaquePointer(pointer)
        guard gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0,
            // An empty label doesn't count.
            let text = combinegtk_check_accessible_text(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
        else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// A Boolean value that indicates whether the displayed text is the name of the widget rather than its value.
    private var isNamedByContent: Bool {
        // Before GTK 4.12, other content than a label doesn't name a button, and the label of an expander doesn't name
        // it.
        if GTK.version.minor < 12, (self as? Button)?.label == nil, self is Button || self is Expander { return false }
        return self is Button || self is CheckButton || self is MenuButton || self is Expander || self is Label
            || [.menuItem, .menuItemCheckbox, .menuItemRadio, .tab, .link].contains(accessibleRole)
    }

    /// The text within the widget, without the text of popovers that it opens.
    private var ownText: String {
        guard self is MenuButton else { return visibleText }
        return descendants.compactMap { $0 as? Label }.filter { $0.ancestor(ofType: Popover.self) == nil }
            .map(\.visibleText).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A Boolean value that indicates whether the widget needs a name because the user interacts with it.
    var isControl: Bool {
        if self is MenuButton || self is DropDown || self is ComboBox || self is Editable { return true }
        // These widgets consist of several controls, but only need a single name.
        if self is ScaleButton || self is GtkCalendar || self is ColorChooser || self is FontChooser { return true }
        if self is MediaControls || self is Video { return true }
        // In newer versions of GTK, an expander has the role of a button, but it contains a row with its own controls.
        if self is TreeExpander { return false }
        switch accessibleRole {
        case .button, .checkbox, .radio, .switch, .comboBox, .textBox, .searchBox, .spinButton, .slider, .link,
            .menuItem,
            .menuItemCheckbox, .menuItemRadio:
            return true
        default: return self is TextView
        }
    }
}
