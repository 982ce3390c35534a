#if DEBUG
import CGtk
import Gsk

/// In debug builds, logs a warning for each widget whose `actionName` refers to an action that doesn't exist. GTK makes
/// the widget insensitive without a message.
///
/// A widget is checked when it has been mapped and the main loop is idle. Therefore, a program can still add actions to
/// a window after presenting it.
@MainActor
enum MissingActions {
    static func start() {
        addEmissionHook("map", of: gtk_widget_get_type()) { _, _, values, _ in
            passObject(in: values) { MissingActions.mapped($0) }
        }
    }

    private static func mapped(_ widget: UnsafeMutableRawPointer) {
        guard actionName(of: widget) != nil else { return }
        let check: GSourceFunc = { widget in
            // `nonisolated(unsafe)` is safe here, because the main loop runs on the main thread.
            nonisolated(unsafe) let widget = widget
            MainThread.assume { if let widget { MissingActions.check(widget) } }
            return 0
        }
        g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, check, g_object_ref(widget)) { g_object_unref($0) }
    }

    private static func actionName(of widget: UnsafeMutableRawPointer) -> String? {
        guard isInstance(widget, of: gtk_actionable_get_type()) else { return nil }
        return gtk_actionable_get_action_name(OpaquePointer(widget)).map { String(cString: $0) }
    }

    private static func check(_ pointer: UnsafeMutableRawPointer) {
        let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
        // A widget is sensitive only if its action was found.
        let target = gtk_actionable_get_action_target_value(OpaquePointer(pointer))
        guard let name = actionName(of: pointer), gtk_widget_get_mapped(widget) != 0,
            gtk_widget_get_sensitive(widget) == 0, !isAvailable(name, target, for: widget)
        else { return }
        let described = Widget.wrap(pointer)
        let window = described.root.map { Diagnostics.description(of: $0) } ?? "no window"
        let parameter = target.map { target in
            ", with a parameter of type \"\(String(cString: g_variant_get_type_string(target)))\""
        }
        let cause = otherParameter(of: name, for: widget).map { "the action takes \($0)" }
        Diagnostics.warning(
            "\(Diagnostics.description(of: described)) in \(window) has the action \"\(name)\"\(parameter ?? ""), but "
                + (cause ?? "no action group of the widget or its ancestors contains this action")
                + ". The widget stays insensitive."
        )
    }

    /// Returns the parameter with which a widget could activate an action, or nil if there is no action with this name.
    /// Only types without a parameter, or with a parameter of a basic type or an array of strings, are tried.
    private static func otherParameter(of name: String, for widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        if isAvailable(name, nil, for: widget) { return "no parameter" }
        let values = [
            ("s", g_variant_new_string("")), ("b", g_variant_new_boolean(0)), ("i", g_variant_new_int32(0)),
            ("u", g_variant_new_uint32(0)), ("x", g_variant_new_int64(0)), ("t", g_variant_new_uint64(0)),
            ("n", g_variant_new_int16(0)), ("q", g_variant_new_uint16(0)), ("y", g_variant_new_byte(0)),
            ("d", g_variant_new_double(0)), ("as", g_variant_new_strv(nil, 0)),
        ].map { (type: $0, value: g_variant_ref_sink($1)) }
        defer { for (_, value) in values { g_variant_unref(value) } }
        return values.first { isAvailable(name, $0.value, for: widget) }.map { "a parameter of type \"\($0.type)\"" }
    }

    /// Returns a Boolean value that indicates whether a widget can activate an action with the given parameter. GTK has no
    /// function for this. Therefore, this method adds an item for the action to a temporary menu. GTK hides the item if
    /// the action is missing.
    private static func isAvailable(
        _ name: String,
        _ target: OpaquePointer?,
        for widget: UnsafeMutablePointer<GtkWidget>
    ) -> Bool {
        let probe = "action"
        guard let menu = g_menu_new(), let item = g_menu_item_new(probe, nil) else { return true }
        g_menu_item_set_action_and_target_value(item, name, target)
        g_menu_item_set_attribute_value(item, "hidden-when", g_variant_new_string("action-missing"))
        g_menu_append_item(menu, item)
        g_object_unref(UnsafeMutableRawPointer(item))
        defer { g_object_unref(UnsafeMutableRawPointer(menu)) }
        guard let popover = gtk_popover_menu_new_from_model(nil) else { return true }
        gtk_widget_set_parent(popover, widget)
        gtk_popover_menu_set_menu_model(
            OpaquePointer(popover),
            UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
        )
        defer { gtk_widget_unparent(popover) }
        return hasLabel(probe, in: popover)
    }

    private static func hasLabel(_ text: String, in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        nativeChildren(of: widget).contains { child in
            if isInstance(child, of: gtk_label_get_type()),
                let found = gtk_label_get_text(OpaquePointer(child)), String(cString: found) == text
            {
                return true
            }
            return hasLabel(text, in: child)
        }
    }
}
#endif
