import CGtk
import Gtk

/// The actions of all menus.
///
/// A menu has no reference to the widgets that show it. Therefore, all actions are in one group, under unique names,
/// and every window contains the group. The actions of a menu are removed when the menu is deallocated.
@MainActor
enum MenuActions {
    private static let prefix = "combine-gtk-menu"
    private static var count = 0

    /// The action group. It exists until the program exits.
    private static let group: OpaquePointer = {
        guard let group = g_simple_action_group_new(), let windows = gtk_window_get_toplevels() else {
            fatalError("GTK couldn't create an action group for menus")
        }
        let pointer = OpaquePointer(group)
        insert(pointer, intoItems: 0..<g_list_model_get_n_items(windows), of: windows)
        let changed: ItemsChangedHandler = { windows, position, _, added, _ in
            // This is safe because GTK changes the list of windows on the main thread.
            nonisolated(unsafe) let windows = windows
            MainThread.assume { MenuActions.insertGroup(intoItems: position..<position + added, of: windows) }
        }
        // The list of windows exists until the program exits, so the handler is never disconnected.
        let handler = unsafeBitCast(changed, to: GCallback.self)
        connectCallback(handler, to: "items-changed", of: UnsafeMutableRawPointer(windows))
        return pointer
    }()

    private static func insertGroup(intoItems indices: Range<guint>, of windows: OpaquePointer) {
        insert(group, intoItems: indices, of: windows)
    }

    private static func insert(_ group: OpaquePointer, intoItems indices: Range<guint>, of windows: OpaquePointer) {
        for index in indices {
            guard let window = g_list_model_get_item(windows, index) else { continue }
            gtk_widget_insert_action_group(window.assumingMemoryBound(to: GtkWidget.self), prefix, group)
            g_object_unref(window)
        }
    }

    static func makeName() -> String {
        count += 1
        return "action-\(count)"
    }

    /// Returns the name of an action with its prefix, for menu items.
    static func fullName(_ name: String) -> String { "\(prefix).\(name)" }

    /// Adds an action. Cancelling the result removes the action.
    static func add(_ action: SimpleAction) -> AnyCancellable {
        g_action_map_add_action(group, OpaquePointer(action.pointer))
        let name = action.name ?? ""
        return .onMainThread { g_action_map_remove_action(group, name) }
    }
}

/// Returns the label of a menu item or submenu with escaped underscores. GTK would remove an underscore that isn't
/// escaped, and use the next character as a mnemonic. The titles of sections don't have mnemonics.
func menuLabel(_ text: String) -> String {
    text.contains("_") ? String(text.flatMap { $0 == "_" ? "__" : String($0) }) : text
}
