import Gtk

@MainActor
package struct ShortcutGroup {
    package let title: String
    /// The titles of the commands, and their shortcuts in the format of `GtkShortcutsShortcut`.
    package let items: [(title: String, accelerator: String)]

    /// Returns groups that contain only the commands with a shortcut. Empty groups are omitted.
    static func groups(of commands: KeyValuePairs<String, [Command]>) -> [ShortcutGroup] {
        commands.compactMap { title, commands in
            let shown = commands.filter { !$0.accelerators.isEmpty }
            if shown.isEmpty { return nil }
            let items = shown.map { command in
                // GTK separates alternative accelerators with spaces.
                let keys = command.accelerators.map(\.name).joined(separator: " ")
                return (command.shortcutTitle ?? command.title, keys)
            }
            return ShortcutGroup(title: title, items: items)
        }
    }
}

/// A dialog that lists shortcuts. GTK or another widget library provides its class.
@MainActor
package protocol PresentedShortcuts: PresentedDialog {}

extension ShortcutsWindow: PresentedShortcuts {}

extension Window {
    /// Shows the shortcuts of commands over this window, in groups. Commands without shortcuts are omitted.
    ///
    /// ```swift
    /// window.presentShortcuts(["Notes": [add, delete], "View": [wrap]])
    /// ```
    ///
    /// The dialog closes when the window closes. While it's open, another call presents the same dialog again. The dialog
    /// doesn't update if the titles change later. The method traps if this window was never shown. If this window is
    /// closed, the method logs a message and shows nothing.
    ///
    /// - Parameter groups: The titles of the groups, and their commands.
    /// - Returns: The dialog, or nil if this window is closed. It's a ``/Gtk/ShortcutsWindow`` or, in an Adwaita window
    ///   with the trait `GTK4_20`, a `ShortcutsDialog`.
    @discardableResult
    public func presentShortcuts(_ groups: KeyValuePairs<String, [Command]>) -> Widget? {
        guard canPresent("the list of shortcuts") else { return nil }
        let shown = openDialogs.lazy.compactMap { $0 as? any PresentedShortcuts }.first
        let groups = ShortcutGroup.groups(of: groups)
        let dialog: any PresentedShortcuts = shown ?? dialogPresenter?.makeShortcuts(groups) ?? ShortcutsWindow(groups)
        dialog.present(over: self)
        return dialog
    }
}
