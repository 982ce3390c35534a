import CGtk
import Gsk

/// Functions that find widgets by the text that the user sees. Tests use them.
@MainActor
package enum WidgetQuery {
    /// Returns the descendants of a widget, in depth-first order.
    package static func descendants(of widget: Widget) -> [Widget] {
        var found: [Widget] = []
        var next = gtk_widget_get_first_child(widget.widgetPointer)
        while let current = next {
            next = gtk_widget_get_next_sibling(current)
            // GTK keeps a single tooltip window, which stays in the window that showed a tooltip last.
            if gtk_widget_get_visible(current) == 0, isTooltipWindow(current) { continue }
            let child = Widget.wrap(UnsafeMutableRawPointer(current))
            found.append(child)
            found += descendants(of: child)
        }
        return found
    }

    private static func isTooltipWindow(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
            g_type_name_from_instance($0).map { String(cString: $0) == "GtkTooltipWindow" } ?? false
        }
    }

    /// Returns the visible descendants of a widget that have a size, in depth-first order.
    package static func shownDescendants(of widget: Widget) -> [Widget] {
        descendants(of: widget).filter { $0.isMapped && $0.width > 0 && $0.height > 0 }
    }

    /// Returns the text of all labels within a widget. If the widget itself is a label, its text is included. The text
    /// doesn't include markup or the underscores of mnemonics.
    package static func text(of widget: Widget) -> String {
        ([widget] + descendants(of: widget)).compactMap { $0 as? Label }
            .compactMap { gtk_label_get_text(OpaquePointer($0.pointer)).map { String(cString: $0) } }
            .filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// Returns the text of a label or of an editable widget. Returns nil for any other widget.
    package static func ownText(of widget: Widget) -> String? {
        if let label = widget as? Label {
            return gtk_label_get_text(OpaquePointer(label.pointer)).map { String(cString: $0) }
        }
        if let editable = widget as? any Editable { return editable.text }
        return (widget as? TextView)?.buffer.text
    }

    /// Returns the texts of the labels whose mnemonics activate a widget. `gtk_widget_list_mnemonic_labels`.
    package static func mnemonicLabels(of widget: Widget) -> [String] {
        let list = gtk_widget_list_mnemonic_labels(widget.widgetPointer)
        defer { g_list_free(list) }
        var texts: [String] = []
        var node = list
        while let current = node {
            if let label = current.pointee.data { texts.append(text(of: Widget.wrap(label))) }
            node = current.pointee.next
        }
        return texts
    }

    // MARK: Accessible names

    /// Returns the accessible name of a widget, or nil.
    package static func name(of widget: Widget) -> String? {
        if let label = label(of: widget) { return label }
        let texts = widget.accessible.labelledBy.compactMap { $0 as? Widget }.map(text) + mnemonicLabels(of: widget)
        if let text = texts.first(where: { !$0.isEmpty }) { return text }
        guard isNamedByContent(widget) else { return nil }
        let text = ownTexts(of: widget)
        return text.isEmpty ? nil : text
    }

    /// Returns the accessible label that the program or a `.ui` file sets, or nil.
    package static func label(of widget: Widget) -> String? {
        let accessible = OpaquePointer(widget.pointer)
        guard gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0,
            // An empty label doesn't count.
            let text = combinegtk_check_accessible_text(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
        else {
            // If accessibility is disabled, only the label that the program has set is known.
            return widget.accessible.label.flatMap { $0.isEmpty ? nil : $0 }
        }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Returns a Boolean value that indicates whether the text that a widget displays is the widget's accessible name.
    /// For example, the text of an entry is its value and not its name.
    private static func isNamedByContent(_ widget: Widget) -> Bool {
        // Before GTK 4.12, the accessible name of a button is derived only from its `label` property, and the name of
        // an expander or a tab isn't derived from its label.
        if GTK.version.minor < 12 {
            if (widget as? Button)?.label == nil, widget is Button || widget is Expander { return false }
            if isNotebookTab(widget) { return false }
        }
        return widget is Button || widget is CheckButton || widget is MenuButton || widget is Expander
            || widget is Label
            || [.menuItem, .menuItemCheckbox, .menuItemRadio, .tab, .link].contains(widget.accessibleRole)
    }

    /// Returns the text within a widget, excluding the popovers that the widget opens.
    private static func ownTexts(of widget: Widget) -> String {
        guard widget is MenuButton else { return text(of: widget) }
        return descendants(of: widget).compactMap { $0 as? Label }
            .filter { $0.ancestor(ofType: Popover.self) == nil }
            .map(text).filter { !$0.isEmpty }.joined(separator: " ")
    }

    package static func isNotebookTab(_ widget: Widget) -> Bool {
        widget.accessibleRole == .tab && widget.ancestor(ofType: Notebook.self) != nil
    }

    /// Returns a Boolean value that indicates whether a widget needs a name because the user interacts with it.
    package static func isControl(_ widget: Widget) -> Bool {
        if widget is MenuButton || widget is DropDown || widget is ComboBox || widget is Editable { return true }
        // These widgets consist of several controls, but only need a single name.
        if widget is ScaleButton || widget is GtkCalendar || widget is ColorChooser || widget is FontChooser {
            return true
        }
        if widget is MediaControls || widget is Video { return true }
        // In newer versions of GTK, a `TreeExpander` has the role of a button, but contains a row with other controls.
        if widget is TreeExpander { return false }
        switch widget.accessibleRole {
        case .button, .checkbox, .radio, .switch, .comboBox, .textBox, .searchBox, .spinButton, .slider, .link,
            .menuItem,
            .menuItemCheckbox, .menuItemRadio:
            return true
        default: return widget is TextView
        }
    }

    // MARK: Finding

    /// Returns the shown descendants of class `kind` that have the given name or text, in depth-first order.
    ///
    /// - Parameter text: The accessible name of a control, or the text of a label or of a control. If the text is nil,
    ///   all shown descendants of the class match.
    package static func find<Kind: Widget>(_ kind: Kind.Type, _ text: String?, in widget: Widget) -> [Kind] {
        shownDescendants(of: widget).compactMap { $0 as? Kind }.filter { matches($0, text) }
    }

    private static func matches(_ widget: Widget, _ text: String?) -> Bool {
        guard let text else { return true }
        if isControl(widget) {
            // A control is found by its accessible name or its text, and a label only by its text.
            return name(of: widget) == text || ownText(of: widget) == text
        }
        return widget is Label && ownText(of: widget) == text
    }
}
