import Combine
import Gtk

extension Window {
    /// The undo manager for changes in the window. It's created at the first access, or you can set it to the undo
    /// manager of a model. Several windows can share one.
    ///
    /// ```swift
    /// window.undoManager = store.undoManager
    /// menuButton.menuModel = Menu { Menu.Section { window.undoCommand; window.redoCommand } }
    /// ```
    ///
    /// The window then has ``undoCommand`` and ``redoCommand``, with their keys. The window holds the undo manager
    /// until it is closed. UIKit's `UIResponder.undoManager`.
    public var undoManager: UndoManager {
        get { WindowUndo.of(self).manager.value }
        set { WindowUndo.of(self).manager.value = newValue }
    }

    /// The command that undoes the latest changes of ``undoManager``, with Ctrl+Z and as `win.undo`. Its title is
    /// `undoMenuItemTitle`.
    ///
    /// A text field that has the focus takes precedence: Ctrl+Z then only undoes the typing.
    public var undoCommand: Command { WindowUndo.of(self).undo }

    /// The command that redoes the changes that were undone last, with Ctrl+Shift+Z and as `win.redo`. Its title is
    /// `redoMenuItemTitle`.
    public var redoCommand: Command { WindowUndo.of(self).redo }
}

/// A window's undo manager, and the commands that follow it.
@MainActor
private final class WindowUndo {
    private static var all: [ObjectIdentifier: WindowUndo] = [:]

    private weak var window: Window?
    let manager: CurrentValueRelay<UndoManager>
    let undo: Command
    let redo: Command

    /// Returns the undo state of a window. It's created at the first access, and ends with the window.
    static func of(_ window: Window) -> WindowUndo {
        let identifier = ObjectIdentifier(window)
        if let found = all[identifier], found.window === window { return found }
        let new = WindowUndo(window)
        if window.isTornDown { return new }
        all[identifier] = new
        window.add(new.undo, new.redo)
        let end = AnyCancellable {
            MainThread.perform(new) { undo in
                if all[identifier] === undo { all[identifier] = nil }
            }
        }
        window.cancellables.insert(end)
        return new
    }

    private init(_ window: Window) {
        self.window = window
        let manager = CurrentValueRelay(UndoManager())
        self.manager = manager
        undo = Command(
            "undo",
            title: manager.value.undoMenuItemTitle,
            icon: "edit-undo-symbolic",
            keys: "<Control>z",
            enabled: manager.map { $0.$canUndo }.switchToLatest()
        ) { manager.value.undo() }
        redo = Command(
            "redo",
            title: manager.value.redoMenuItemTitle,
            icon: "edit-redo-symbolic",
            keys: "<Control><Shift>z",
            enabled: manager.map { $0.$canRedo }.switchToLatest()
        ) { manager.value.redo() }
        undo.reactive.title <~ manager.map { $0.$undoMenuItemTitle }.switchToLatest()
        redo.reactive.title <~ manager.map { $0.$redoMenuItemTitle }.switchToLatest()
    }
}
