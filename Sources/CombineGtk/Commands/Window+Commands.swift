import Gtk

extension Window {
    /// Adds commands to the window. The shortcuts work while the window has the keyboard focus, and `.ui` files can
    /// refer to the commands' actions: `win.delete` for a command named "delete".
    ///
    /// ```swift
    /// window.add(delete, save)
    /// ```
    ///
    /// - The window doesn't have to belong to an application. The shortcuts only work in the windows to which you add
    ///   the command. In a plain `Window`, the actions replace any action group with the prefix `win`.
    /// - The focused widget handles a shortcut first. Therefore, a text widget keeps shortcuts such as Ctrl+C.
    /// - Buttons and menus of a command also work in windows to which you didn't add the command. A menu shows the
    ///   command's shortcut if you added the command to any window.
    /// - The method traps if two commands of the window have the same name or shortcut. The message names both
    ///   commands.
    /// - The window retains the commands until it is closed.
    ///
    /// - Returns: A disposable that removes the commands. You can discard it.
    @discardableResult
    public func add(_ commands: Command...) -> any Disposable { add(commands) }

    /// Adds an array of commands to the window. See ``add(_:)-(Command...)``.
    @discardableResult
    public func add(_ commands: [Command]) -> any Disposable {
        commands.add(on: self, { WindowCommands.of($0).add($1) }) { WindowCommands.existing(of: $0)?.remove($1) }
    }
}

extension [Command] {
    /// Adds the commands to a window or an application. Returns a disposable that removes them.
    @MainActor
    func add<Owner: Object>(
        on owner: Owner,
        _ add: (Owner, Command) -> Void,
        remove: @escaping @MainActor (Owner, Command) -> Void
    ) -> any Disposable {
        Binding(on: owner) { _ in
            for command in self { add(owner, command) }
            return .onMainThread { [weak owner] in
                if let owner { for command in self { remove(owner, command) } }
            }
        }
    }
}
