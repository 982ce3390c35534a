import CGtk
import Gtk

extension Widget {
    /// Makes the Tab key move through the widgets of one row and then leave the list. The arrow keys move between rows.
    ///
    /// The method sets the property `GtkListView:tab-behavior`, which requires GTK 4.12, or 4.18 for a `GtkListBox`. In
    /// older versions, Tab visits each row, so a key controller handles the key instead.
    func makeRowsOneTabStop() {
        let objectClass = pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
        if g_object_class_find_property(objectClass, "tab-behavior") != nil {
            var value = GValue()
            g_value_init(&value, g_type_from_name("gint"))
            g_value_set_int(&value, 1)  // GTK_LIST_TAB_ITEM
            g_object_set_property(pointer.assumingMemoryBound(to: GObject.self), "tab-behavior", &value)
            g_value_unset(&value)
            return
        }
        let name = "combine-gtk-tab-stop"
        if observeControllers().items(as: EventController.self).contains(where: { $0.name == name }) { return }
        let keys = EventControllerKey()
        keys.name = name
        keys.propagationPhase = .capture
        keys.keyPressed.connect(on: self) { list, press in
            if !press.state.intersection([.controlMask, .altMask, .superMask]).isEmpty { return false }
            switch press.key {
            case .tab where !press.state.contains(.shiftMask): return list.leaveRow(.tabForward)
            case .tab, .isoLeftTab: return list.leaveRow(.tabBackward)
            default: return false
            }
        }
        addController(keys)
    }

    /// Moves the focus within the focused row, or out of the list. Returns false if the focus didn't move.
    private func leaveRow(_ direction: DirectionType) -> Bool {
        guard let root: Widget = root, let focus = self.root?.focus, focus.isAncestor(self) else { return false }
        guard let row = focus.row, let list = row.parent else { return false }
        // If the row itself has the focus, Shift-Tab leaves the list.
        if direction == .tabForward || focus !== row {
            if row.childFocus(direction) { return true }
            if direction == .tabBackward, row.isFocusable, row.grabFocus() { return true }
        }
        // Moves the focus to the next widget after the list. While `canFocus` is false, GTK skips the list.
        list.canFocus = false
        defer { list.canFocus = true }
        return root.childFocus(direction)
    }

    /// The row of a list that contains the widget, or nil.
    var row: Widget? {
        var row = self
        while let parent = row.parent {
            if parent.hasRows { return row }
            row = parent
        }
        return nil
    }

    /// A Boolean value that indicates whether the children of the widget are the rows of a list.
    private var hasRows: Bool {
        [gtk_list_base_get_type(), gtk_list_box_get_type(), gtk_flow_box_get_type()]
            .contains { isInstance(pointer, of: $0) }
    }
}
