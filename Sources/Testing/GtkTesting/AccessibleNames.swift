import CGtk
import Gtk

extension Widget {
    /// Returns the first widget of a class that assistive technologies know by a name.
    ///
    /// ```swift
    /// let add = try XCTUnwrap(window.first(Button.self, accessibilityLabel: "New Note"))
    /// ```
    public func first<Kind: Widget>(_ kind: Kind.Type, accessibilityLabel label: String) -> Kind? {
        descendants(of: kind).first { $0.accessibleName == label }
    }

    /// What assistive technologies call the widget, or nil if nothing does.
    ///
    /// Its accessible label, from the program or a `.ui` file; else the label that stands for it; else, of buttons and
    /// the like, the text that it shows. A tooltip and a placeholder are no names: they describe, and hint at what to type.
    public var accessibleName: String? {
        if let label = accessibleLabel { return label }
        let texts = (accessible.labelledBy.compactMap { $0 as? Widget } + mnemonicLabels).map(\.visibleText)
        if let text = texts.first(where: { !$0.isEmpty }) { return text }
        guard isNamedByContent else { return nil }
        let text = ownText
        return text.isEmpty ? nil : text
    }

    /// What GTK tells as the widget's label.
    private var accessibleLabel: String? {
        let accessible = OpaquePointer(pointer)
        guard gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0,
            // What it is where it is not empty.
            let text = combinegtk_check_accessible_text(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
        else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// A Boolean value that indicates whether what the widget shows says what it is, rather than what it holds.
    private var isNamedByContent: Bool {
        self is Button || self is CheckButton || self is MenuButton || self is Expander || self is Label
            || [.menuItem, .menuItemCheckbox, .menuItemRadio, .tab, .link].contains(accessibleRole)
    }

    /// The texts in the widget, without those of what it opens.
    private var ownText: String {
        guard self is MenuButton else { return visibleText }
        return descendants.compactMap { $0 as? Label }.filter { $0.ancestor(ofType: Popover.self) == nil }
            .map(\.visibleText).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A Boolean value that indicates whether the user does something with the widget itself, so that it needs a name.
    var isControl: Bool {
        if self is MenuButton || self is DropDown || self is ComboBox || self is Editable { return true }
        // Their parts are theirs.
        if self is ScaleButton || self is GtkCalendar || self is ColorChooser || self is FontChooser { return true }
        if self is MediaControls || self is Video { return true }
        // A button in newer versions, though what it holds is the row's content, with controls of its own.
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
