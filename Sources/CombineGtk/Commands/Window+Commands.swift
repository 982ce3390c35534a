import Combine
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
    public func add(_ commands: Command...) -> any Disposable {
        add(commands)
    }

    /// Adds an array of commands to the window. See ``add(_:)-(Command...)``.
    @discardableResult
    public func add(_ commands: [Command]) -> any Disposable {
        Binding(on: self) { _ in
            for command in commands { WindowCommands.of(self).add(command) }
            let added = AddedCommands(commands) { [weak self] command in
                if let self { WindowCommands.existing(of: self)?.remove(command) }
            }
            return AnyCancellable { @Sendable in MainThread.perform(added) { $0.remove() } }
        }
    }
}

/// Commands that were added by the same call and are removed together.
@MainActor
final class AddedCommands {
    private var commands: [Command]
    private let removeCommand: @MainActor (Command) -> Void

    init(_ commands: [Command], _ remove: @escaping @MainActor (Command) -> Void) {
        self.commands = commands
        removeCommand = remove
    }

    func remove() {
        for command in commands { removeCommand(command) }
        commands = []
    }
}
