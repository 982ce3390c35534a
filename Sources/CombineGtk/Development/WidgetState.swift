#if DEBUG
import CGtk
import Gtk

/// A part of a widget's state that the user can change.
///
/// The states of a window are set in the order of the cases of ``Kind``. For example, selections are set before text,
/// because selecting an element in a list can change the text in a form that shows the selected element.
@MainActor
struct WidgetState: Equatable {
    enum Kind: String, CaseIterable {
        case property, page, selection, text, buffer, focus, scroll
    }

    let kind: Kind
    let path: String
    let values: [String]

    /// The properties that the user can change, each with its class.
    private static let properties = [
        ("GtkStack", "visible-child-name"), ("GtkNotebook", "page"), ("GtkExpander", "expanded"),
        ("GtkPaned", "position"), ("GtkSearchBar", "search-mode-enabled"), ("GtkToggleButton", "active"),
        ("GtkCheckButton", "active"), ("GtkSwitch", "active"), ("GtkSpinButton", "value"), ("GtkDropDown", "selected"),
        ("GtkComboBox", "active"), ("GtkScaleButton", "value"), ("AdwViewStack", "visible-child-name"),
        ("AdwNavigationSplitView", "show-content"), ("AdwOverlaySplitView", "show-sidebar"),
        ("AdwExpanderRow", "expanded"), ("AdwSwitchRow", "active"), ("AdwComboRow", "selected"),
        ("AdwSpinRow", "value"), ("AdwToggleGroup", "active"),
    ]

    static func states(of widget: WidgetTree.Pointer, path: String) -> [WidgetState] {
        var states: [WidgetState] = []
        func add(_ kind: Kind, _ values: [String]?) {
            if let values { states.append(WidgetState(kind: kind, path: path, values: values)) }
        }
        for (type, name) in properties where WidgetTree.isA(widget, type) {
            if let value = WidgetTree.property(name, of: widget) { add(.property, [name, value]) }
        }
        if WidgetTree.isA(widget, "GtkScale") { add(.property, ["value", "\(gtk_range_get_value(cast(widget)))"]) }
        add(.page, pageValues(of: widget))
        add(.selection, selectionValues(of: widget))
        add(.text, textValues(of: widget))
        add(.buffer, bufferValues(of: widget))
        if WidgetTree.isA(widget, "GtkScrolledWindow") {
            let horizontal = gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(OpaquePointer(widget)))
            let vertical = gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(widget)))
            add(.scroll, ["\(horizontal)", "\(vertical)"])
        }
        return states
    }

    func isCurrent(of widget: WidgetTree.Pointer) -> Bool {
        Self.states(of: widget, path: path).contains(self)
    }

    /// Sets the state of a widget. Returns false if the state can't be set yet, for example because the elements of a
    /// list haven't been loaded.
    func apply(to widget: WidgetTree.Pointer) -> Bool {
        switch kind {
        case .property: applyProperty(to: widget)
        case .page: return applyPage(to: widget)
        case .selection: return applySelection(to: widget)
        case .text: applyText(to: widget)
        case .buffer: applyBuffer(to: widget)
        case .scroll: return applyScroll(to: widget)
        case .focus: applyFocus(to: widget)
        }
        return true
    }

    private static func cast<T>(_ widget: WidgetTree.Pointer) -> UnsafeMutablePointer<T> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: T.self)
    }

    // MARK: Properties and pages

    private func applyProperty(to widget: WidgetTree.Pointer) {
        if WidgetTree.isA(widget, "GtkScale") {
            gtk_range_set_value(Self.cast(widget), Double(values[1]) ?? 0)
        } else {
            WidgetTree.setProperty(values[0], of: widget, to: values[1])
        }
    }

    /// Returns the selected page's number for a stack or a tab view, or the tags of all pages for a navigation view.
    private static func pageValues(of widget: WidgetTree.Pointer) -> [String]? {
        if WidgetTree.isA(widget, "AdwNavigationView") {
            guard let stack = WidgetTree.object("navigation-stack", of: widget) else { return nil }
            defer { g_object_unref(stack) }
            let tags = (0..<g_list_model_get_n_items(OpaquePointer(stack))).map { index in
                guard let page = g_list_model_get_item(OpaquePointer(stack), index) else { return "" }
                defer { g_object_unref(page) }
                return WidgetTree.property("tag", of: page) ?? ""
            }
            return tags
        }
        guard ["GtkStack", "AdwViewStack", "AdwTabView"].contains(where: { WidgetTree.isA(widget, $0) }),
            let pages = WidgetTree.object("pages", of: widget)
        else { return nil }
        defer { g_object_unref(pages) }
        return selectedPositions(OpaquePointer(pages)).first.map { ["\($0)"] }
    }

    private func applyPage(to widget: WidgetTree.Pointer) -> Bool {
        if WidgetTree.isA(widget, "AdwNavigationView") {
            let current = Self.pageValues(of: widget) ?? []
            for tag in values.dropFirst(current.count) where !tag.isEmpty {
                gtk_widget_activate_action_variant(widget, "navigation.push", g_variant_new_string(tag))
            }
            return true
        }
        guard let index = guint(values[0]), let pages = WidgetTree.object("pages", of: widget) else { return true }
        defer { g_object_unref(pages) }
        let model = OpaquePointer(pages)
        // If a page has a name, the property `visible-child-name` selects the page. An index would select the wrong
        // page if pages were added.
        let isNamed =
            !WidgetTree.isA(widget, "AdwTabView") && WidgetTree.property("visible-child-name", of: widget) != nil
        if isNamed || Self.selectedPositions(model) == [index] { return true }
        guard index < g_list_model_get_n_items(model) else { return false }
        gtk_selection_model_select_item(model, index, 1)
        return true
    }

    // MARK: Selections

    private static func selectedPositions(_ model: OpaquePointer) -> [guint] {
        guard let set = gtk_selection_model_get_selection(model) else { return [] }
        defer { gtk_bitset_unref(set) }
        // The limit keeps the message short. Larger selections are rare, and restoring only a part of them is
        // acceptable.
        let count = min(gtk_bitset_get_size(set), 10_000)
        return (0..<count).map { gtk_bitset_get_nth(set, guint($0)) }
    }

    private static func selectionModel(of widget: WidgetTree.Pointer) -> OpaquePointer? {
        switch widget {
        case _ where WidgetTree.isA(widget, "GtkListView"): gtk_list_view_get_model(OpaquePointer(widget))
        case _ where WidgetTree.isA(widget, "GtkGridView"): gtk_grid_view_get_model(OpaquePointer(widget))
        case _ where WidgetTree.isA(widget, "GtkColumnView"): gtk_column_view_get_model(OpaquePointer(widget))
        default: nil
        }
    }

    private static func selectionValues(of widget: WidgetTree.Pointer) -> [String]? {
        if WidgetTree.isA(widget, "GtkListBox") {
            let rows = gtk_list_box_get_selected_rows(OpaquePointer(widget))
            defer { g_list_free(rows) }
            var positions: [String] = []
            var next = rows
            while let row = next {
                next = row.pointee.next
                positions.append(
                    "\(gtk_list_box_row_get_index(row.pointee.data.assumingMemoryBound(to: GtkListBoxRow.self)))"
                )
            }
            return positions
        }
        return selectionModel(of: widget).map { selectedPositions($0).map { "\($0)" } }
    }

    private func applySelection(to widget: WidgetTree.Pointer) -> Bool {
        let positions = values.compactMap { guint($0) }
        if Self.selectionValues(of: widget) == values { return true }
        if WidgetTree.isA(widget, "GtkListBox") {
            let list = OpaquePointer(widget)
            let rows = positions.map { gtk_list_box_get_row_at_index(list, gint($0)) }
            if rows.contains(nil) { return false }
            gtk_list_box_unselect_all(list)
            for row in rows { gtk_list_box_select_row(list, row) }
            return true
        }
        guard let model = Self.selectionModel(of: widget) else { return false }
        let count = g_list_model_get_n_items(model)
        if let last = positions.max(), last >= count { return false }
        guard let selected = gtk_bitset_new_empty(), let mask = gtk_bitset_new_range(0, count) else { return true }
        defer {
            gtk_bitset_unref(selected)
            gtk_bitset_unref(mask)
        }
        for position in positions { gtk_bitset_add(selected, position) }
        if gtk_selection_model_set_selection(model, selected, mask) == 0 {
            for position in positions { gtk_selection_model_select_item(model, position, positions.count == 1 ? 1 : 0) }
        }
        return true
    }

    // MARK: Texts

    private static func textValues(of widget: WidgetTree.Pointer) -> [String]? {
        let editable = OpaquePointer(widget)
        guard WidgetTree.isA(widget, "GtkEditable"), gtk_editable_get_editable(editable) != 0,
            gtk_widget_is_sensitive(widget) != 0
        else { return nil }
        if WidgetTree.isA(widget, "GtkEditableLabel"), gtk_editable_label_get_editing(editable) == 0 { return nil }
        var (start, end): (gint, gint) = (0, 0)
        gtk_editable_get_selection_bounds(editable, &start, &end)
        let position = gtk_editable_get_position(editable)
        // The cursor is at one end of the selection. The other end is the point at which the selection began.
        return [String(cString: gtk_editable_get_text(editable)), "\(position == start ? end : start)", "\(position)"]
    }

    private func applyText(to widget: WidgetTree.Pointer) {
        let editable = OpaquePointer(widget)
        guard WidgetTree.isA(widget, "GtkEditable"), gtk_editable_get_editable(editable) != 0,
            gtk_widget_is_sensitive(widget) != 0
        else { return }
        if WidgetTree.isA(widget, "GtkEditableLabel"), gtk_editable_label_get_editing(editable) == 0 {
            gtk_editable_label_start_editing(editable)
        }
        if String(cString: gtk_editable_get_text(editable)) != values[0] { gtk_editable_set_text(editable, values[0]) }
        gtk_editable_select_region(editable, gint(values[1]) ?? 0, gint(values[2]) ?? 0)
    }

    private static func bufferValues(of widget: WidgetTree.Pointer) -> [String]? {
        guard WidgetTree.isA(widget, "GtkTextView"), gtk_text_view_get_editable(cast(widget)) != 0,
            gtk_widget_is_sensitive(widget) != 0, let buffer = gtk_text_view_get_buffer(cast(widget))
        else { return nil }
        return [text(of: buffer)]
            + [gtk_text_buffer_get_selection_bound(buffer), gtk_text_buffer_get_insert(buffer)].map { mark in
                var iterator = GtkTextIter()
                gtk_text_buffer_get_iter_at_mark(buffer, &iterator, mark)
                return "\(gtk_text_iter_get_offset(&iterator))"
            }
    }

    private static func text(of buffer: UnsafeMutablePointer<GtkTextBuffer>) -> String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    private func applyBuffer(to widget: WidgetTree.Pointer) {
        guard WidgetTree.isA(widget, "GtkTextView"), gtk_widget_is_sensitive(widget) != 0,
            let buffer = gtk_text_view_get_buffer(Self.cast(widget))
        else { return }
        if Self.text(of: buffer) != values[0] {
            gtk_text_buffer_set_text(buffer, values[0], gint(values[0].utf8.count))
        }
        var (bound, insert) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer, &bound, gint(values[1]) ?? 0)
        gtk_text_buffer_get_iter_at_offset(buffer, &insert, gint(values[2]) ?? 0)
        gtk_text_buffer_select_range(buffer, &insert, &bound)
    }

    // MARK: Scrolling and focus

    private func applyScroll(to widget: WidgetTree.Pointer) -> Bool {
        guard WidgetTree.isA(widget, "GtkScrolledWindow") else { return true }
        let adjustments = [
            gtk_scrolled_window_get_hadjustment(OpaquePointer(widget)),
            gtk_scrolled_window_get_vadjustment(OpaquePointer(widget)),
        ]
        var isDone = true
        for (adjustment, value) in zip(adjustments, values.map { Double($0) ?? 0 }) {
            if gtk_adjustment_get_value(adjustment) == value { continue }
            gtk_adjustment_set_value(adjustment, value)
            // The scroll position must be set again, because the contents may not have been laid out yet, and a list
            // may change the position after its layout.
            isDone = false
        }
        return isDone
    }

    private func applyFocus(to widget: WidgetTree.Pointer) {
        // Taking the focus selects all text, so the previous selection is restored afterward.
        let text = Self.textValues(of: widget)
        gtk_widget_grab_focus(widget)
        if let text { WidgetState(kind: .text, path: path, values: text).applyText(to: widget) }
    }
}
#endif
