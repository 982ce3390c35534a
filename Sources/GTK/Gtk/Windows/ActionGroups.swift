import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Adds an action group to the widget. The widget and its descendants refer to an action of the group as
    /// `"prefix.action"`.
    ///
    /// When a window is closed, its groups are removed. Corresponds to `gtk_widget_insert_action_group`.
    ///
    /// - Parameters:
    ///   - name: The prefix of the action names.
    ///   - group: The action group, or nil to remove the group with the prefix.
    public func insertActionGroup(_ name: String, group: (any ActionGroup)? = nil) {
        (self as? Window)?.actionPrefixes.insert(name)
        gtk_widget_insert_action_group(
            widgetPointer,
            terminated(name, "gtk_widget_insert_action_group: name"),
            OpaquePointer(group?.pointer)
        )
    }
}

/// Removes the action groups from a closed window, because handlers of the actions can form a retain cycle with the
/// window.
///
/// GTK releases the groups when the window is freed. However, if a tooltip was shown in the window, the program's
/// tooltip window retains the groups until a tooltip is shown in a different window.
@MainActor
enum ActionGroups {
    static func end(of window: Window) {
        var prefixes = window.actionPrefixes
        if window is ApplicationWindow { prefixes.insert("win") }
        for prefix in prefixes { gtk_widget_insert_action_group(window.widgetPointer, prefix, nil) }
        window.actionPrefixes = []
    }
}
