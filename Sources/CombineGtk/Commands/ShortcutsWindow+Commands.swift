import CGtk
import Gtk

extension ShortcutsWindow {
    /// Creates a window that shows the shortcuts of commands, in groups. Commands without shortcuts are omitted.
    ///
    /// ```swift
    /// ShortcutsWindow(groups: ["Notes": [add, delete], "View": [wrap]]).present()
    /// ```
    ///
    /// Later changes of the titles aren't shown.
    public convenience init(groups: KeyValuePairs<String, [Command]>) {
        self.init(properties: ["modal": true])
        // GTK shows the section of the first name that it finds.
        let section = ShortcutsSection(properties: ["section-name": "shortcuts", "max-height": 10])
        for (title, commands) in groups {
            let shown = commands.filter { !$0.accelerators.isEmpty }
            if shown.isEmpty { continue }
            let group = ShortcutsGroup(properties: [:])
            group.title = title
            for command in shown {
                // Alternatives are separated by spaces.
                let keys = command.accelerators.map(\.name).joined(separator: " ")
                let shortcut = ShortcutsShortcut(properties: ["accelerator": keys, "title": command.title])
                group.addBuildableChild(shortcut)
            }
            section.addBuildableChild(group)
        }
        addBuildableChild(section)
    }
}

extension Widget {
    /// Adds a child in the same way as `.ui` files. Before 4.14, there is no other way to fill a window of shortcuts.
    fileprivate func addBuildableChild(_ child: Widget) {
        let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
        guard let interface = g_type_interface_peek(instance.pointee.g_class, gtk_buildable_get_type()),
            let add = interface.assumingMemoryBound(to: GtkBuildableIface.self).pointee.add_child,
            let builder = gtk_builder_new()
        else { fatalError("\(self) doesn't support children from a .ui file") }
        add(
            OpaquePointer(pointer),
            builder,
            child.pointer.assumingMemoryBound(to: GObject.self),
            nil
        )
        g_object_unref(UnsafeMutableRawPointer(builder))
    }
}
