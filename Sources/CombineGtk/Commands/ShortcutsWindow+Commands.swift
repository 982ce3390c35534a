import CGtk
import Gtk

extension ShortcutsWindow {
    /// Creates a window that lists the shortcuts of commands in groups. Commands without shortcuts are omitted.
    ///
    /// ```swift
    /// ShortcutsWindow(groups: ["Notes": [add, delete], "View": [wrap]]).present()
    /// ```
    ///
    /// The window doesn't update if the titles change later. To show the shortcuts over another window, use
    /// ``Gtk/Window/presentShortcuts(_:)``.
    public convenience init(groups: KeyValuePairs<String, [Command]>) {
        self.init(ShortcutGroup.groups(of: groups))
    }

    convenience init(_ groups: [ShortcutGroup]) {
        self.init(properties: ["modal": true])
        // The section needs a name, because GTK looks up the visible section by its name.
        let section = ShortcutsSection(properties: ["section-name": "shortcuts", "max-height": 10])
        for content in groups {
            let group = ShortcutsGroup(properties: [:])
            group.title = content.title
            for item in content.items {
                let shortcut = ShortcutsShortcut(properties: ["accelerator": item.accelerator, "title": item.title])
                group.addBuildableChild(shortcut)
            }
            section.addBuildableChild(group)
        }
        addBuildableChild(section)
    }
}

extension Widget {
    /// Adds a child through the `GtkBuildable` interface, as a `.ui` file does. Before GTK 4.14, there is no other
    /// function that adds a child to a shortcuts window.
    fileprivate func addBuildableChild(_ child: Widget) {
        let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
        guard let interface = g_type_interface_peek(instance.pointee.g_class, gtk_buildable_get_type()),
            let add = interface.assumingMemoryBound(to: GtkBuildableIface.self).pointee.add_child,
            let builder = gtk_builder_new()
        else { fatalError("\(self) doesn't support children from a .ui file") }
        add(OpaquePointer(pointer), builder, child.pointer.assumingMemoryBound(to: GObject.self), nil)
        g_object_unref(UnsafeMutableRawPointer(builder))
    }
}
