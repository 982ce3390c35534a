import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Removes the widget from its parent. If the widget doesn't have a parent, this method has no effect.
    ///
    /// Containers such as `Frame` and `ListBox` keep pointers to their children. In such a container, this method calls
    /// the function, or sets the property, that removes the child. If the parent is an internal widget of GTK without
    /// such a function, such as a row of a list view, the method traps. `gtk_widget_unparent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Widget.unparent.html)
    public func unparent() {
        guard let parent = gtk_widget_get_parent(widgetPointer) else { return }
        if let box = self.parent { box.requireMutableRows("gtk_widget_unparent") }
        if AttachedChildren.contains(widgetPointer, of: parent) { return AttachedChildren.remove(widgetPointer) }
        // The widget is retained, because the container may have the last reference to it.
        withExtendedLifetime(self) {
            if Container.remove(widgetPointer, from: parent) { return }
            let name = String(cString: g_type_name_from_instance(&parent.pointee.parent_instance.g_type_instance))
            fatalError(
                "gtk_widget_unparent: \(name) keeps a pointer to \(self). Remove it with a method of the container."
            )
        }
    }
}

/// Removes children from GTK containers. The required function or property depends on the class of the container.
@MainActor
private enum Container {
    /// The properties with which containers refer to a child.
    private static let properties = [
        "child", "start-child", "end-child", "label-widget", "title-widget", "titlebar", "popover", "content",
        "sidebar",
    ]

    /// Removes a widget from its container. Returns false if the kind of the container is unknown.
    static func remove(_ child: UnsafeMutablePointer<GtkWidget>, from parent: UnsafeMutablePointer<GtkWidget>) -> Bool {
        // The container must remove the child, which may be inside an internal widget of the container. The container
        // is the outermost widget that has a pointer to the child.
        var owners = [parent]
        while owners.count < 5, let next = gtk_widget_get_parent(owners[owners.count - 1]) { owners.append(next) }
        for owner in owners.reversed() {
            if removeByFunction(child, owner) || removeByProperty(child, owner) { return true }
        }
        // Boxes, grids and fixed containers don't store pointers to their children. The parent of a popover doesn't
        // store a pointer to the popover.
        let types = [gtk_box_get_type(), gtk_grid_get_type(), gtk_fixed_get_type()]
        if isInstance(child, of: gtk_popover_get_type()) || types.contains(where: { isInstance(parent, of: $0) }) {
            gtk_widget_unparent(child)
            return true
        }
        return false
    }

    private static func removeByProperty(
        _ child: UnsafeMutablePointer<GtkWidget>,
        _ owner: UnsafeMutablePointer<GtkWidget>
    ) -> Bool {
        let object = UnsafeMutableRawPointer(owner).assumingMemoryBound(to: GObject.self)
        let objectClass = UnsafeMutableRawPointer(owner).load(as: UnsafeMutablePointer<GObjectClass>.self)
        for name in properties {
            guard let property = g_object_class_find_property(objectClass, name),
                property.pointee.flags.rawValue & (G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue)
                    == G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue,
                g_type_is_a(property.pointee.value_type, gtk_widget_get_type()) != 0
            else { continue }
            var value = GValue()
            g_value_init(&value, property.pointee.value_type)
            defer { g_value_unset(&value) }
            g_object_get_property(object, name, &value)
            guard g_value_get_object(&value) == UnsafeMutableRawPointer(child) else { continue }
            g_value_set_object(&value, nil)
            g_object_set_property(object, name, &value)
            if gtk_widget_get_parent(child) == nil { return true }
        }
        return false
    }

    private static func removeByFunction(
        _ child: UnsafeMutablePointer<GtkWidget>,
        _ owner: UnsafeMutablePointer<GtkWidget>
    ) -> Bool {
        let pointer = OpaquePointer(owner)
        let isChild = gtk_widget_get_parent(child) == owner
        if isInstance(owner, of: gtk_notebook_get_type()) {
            let page = gtk_notebook_page_num(pointer, child)
            if page >= 0 { gtk_notebook_remove_page(pointer, page) }
        } else if isInstance(owner, of: gtk_assistant_get_type()) {
            let count = gtk_assistant_get_n_pages(pointer)
            let page = (0..<max(count, 0)).first { gtk_assistant_get_nth_page(pointer, $0) == child }
            if let page { gtk_assistant_remove_page(pointer, page) }
        } else if isInstance(owner, of: gtk_center_box_get_type()), isChild {
            if gtk_center_box_get_start_widget(pointer) == child { gtk_center_box_set_start_widget(pointer, nil) }
            if gtk_center_box_get_center_widget(pointer) == child { gtk_center_box_set_center_widget(pointer, nil) }
            if gtk_center_box_get_end_widget(pointer) == child { gtk_center_box_set_end_widget(pointer, nil) }
        } else if isInstance(owner, of: gtk_stack_get_type()), isChild {
            gtk_stack_remove(pointer, child)
        } else if isInstance(owner, of: gtk_list_box_get_type()), isChild,
            isInstance(child, of: gtk_list_box_row_get_type())
        {
            gtk_list_box_remove(pointer, child)
        } else if isInstance(owner, of: gtk_flow_box_get_type()), isChild {
            gtk_flow_box_remove(pointer, child)
        } else if isInstance(owner, of: gtk_overlay_get_type()), isChild, gtk_overlay_get_child(pointer) != child {
            gtk_overlay_remove_overlay(pointer, child)
        } else if isInstance(owner, of: gtk_text_view_get_type()), isChild,
            !isInstance(child, of: gtk_popover_get_type())
        {
            gtk_text_view_remove(UnsafeMutableRawPointer(owner).assumingMemoryBound(to: GtkTextView.self), child)
        }
        return gtk_widget_get_parent(child) == nil
    }
}
