import Gtk

extension Window {
    /// The undo manager for changes in the window. By default, the window creates one when you first access this
    /// property. You can also set it to the undo manager of a model, and several windows can share an undo manager.
    ///
    /// ```swift
    /// window.undoManager = store.undoManager
    /// menuButton.menuModel = Menu { Menu.Section { window.undoCommand; window.redoCommand } }
    /// ```
    ///
    /// Accessing this property adds ``undoCommand`` and ``redoCommand``, with their shortcuts, to the window. The
    /// window retains the undo manager until the window is closed. This property corresponds to
    /// `UIResponder.undoManager` in UIKit.
    public var undoManager: UndoManager {
        get { WindowUndo.of(self).manager.value }
        set { WindowUndo.of(self).manager.value = newValue }
    }

    /// The command that undoes the latest changes of ``undoManager``. Its title is the manager's `undoMenuItemTitle`,
    /// its shortcut is Ctrl-Z, and its action is `win.undo`.
    ///
    /// If a text field has the focus, the field handles Ctrl-Z first and only undoes the typing.
    public var undoCommand: Command { WindowUndo.of(self).undo }

    /// The command that redoes the most recently undone changes of ``undoManager``. Its title is the manager's
    /// `redoMenuItemTitle`, its shortcut is Ctrl-Shift-Z, and its action is `win.redo`.
    public var redoCommand: Command { WindowUndo.of(self).redo }
}

/// The undo manager of a window, and the commands that use the manager.
@MainActor
private final class WindowUndo {
    private static let key = "combine-gtk-undo"

    let manager: CurrentValueRelay<UndoManager>
    let undo: Command
    let redo: Command

    /// Returns the undo state of a window. The state is created on first access and released with the window.
    static func of(_ window: Window) -> WindowUndo {
        if let found = WeakAttachment.object(of: window, as: key) as? WindowUndo { return found }
        let new = WindowUndo()
        if window.isTornDown { return new }
        WeakAttachment.attach(new, to: window, as: key)
        window.add(new.undo, new.redo)
        window.cancellables.insert(AnyCancellable(retaining: new))
        return new
    }

    private init() {
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
        undo.shortcutTitle = UndoManager.undoMenuTitle(forUndoActionName: "")
        redo.shortcutTitle = UndoManager.redoMenuTitle(forUndoActionName: "")
        undo.reactive.title <~ manager.map { $0.$undoMenuItemTitle }.switchToLatest()
        redo.reactive.title <~ manager.map { $0.$redoMenuItemTitle }.switchToLatest()
    }
}
