import Gtk

/// An object that manages the actions and shortcuts of the commands that were added to a window or its application.
@MainActor
final class WindowCommands {
    private static var all: [ObjectIdentifier: WindowCommands] = [:]

    private weak var window: Window?
    /// The action group of a window that isn't an action map. It's created when the first command is added.
    private var group: SimpleActionGroup?
    private var own: [Command] = []
    private var inherited: [Command] = []
    private let controller = ShortcutController()
    private var shortcuts: [Accelerator: Shortcut] = [:]

    /// Returns the object for a window. It's created when it's first needed, and released when the window is closed or
    /// deallocated.
    static func of(_ window: Window) -> WindowCommands {
        if let found = existing(of: window) { return found }
        let new = WindowCommands(window)
        let identifier = ObjectIdentifier(window)
        all[identifier] = new
        let end = AnyCancellable.onMainThread {
            if all[identifier] === new { all[identifier] = nil }
            new.end()
        }
        window.cancellables.insert(end)
        return new
    }

    static func existing(of window: Window) -> WindowCommands? {
        guard let found = all[ObjectIdentifier(window)], found.window === window else { return nil }
        return found
    }

    private init(_ window: Window) {
        self.window = window
        // The bubble phase lets the focused widget handle a shortcut first.
        controller.propagationPhase = .bubble
        window.addController(controller)
    }

    /// Returns the action map for the window's commands, which is the window itself or an action group.
    private func actions(of window: Window) -> any ActionMap {
        if let map = (window as? any ActionMap) ?? group { return map }
        let new = SimpleActionGroup()
        window.insertActionGroup("win", group: new)
        group = new
        return new
    }

    /// Returns a window to which a command was added, directly or through its application. Returns nil if there is no
    /// such window.
    static func window(of command: Command) -> Window? {
        all.values.first { $0.own.contains { $0 === command } || $0.inherited.contains { $0 === command } }?.window
    }

    private func end() {
        for command in own { remove(command) }
        for command in inherited { removeInherited(command) }
    }

    // MARK: Commands of the window

    /// Adds a command to the window. Traps if another command of the window has the same name or one of the same
    /// shortcuts.
    func add(_ command: Command) {
        guard let window else { return }
        let place = Diagnostics.description(of: window)
        requireDistinct(command, from: own, in: place)
        let actions = actions(of: window)
        if actions.lookupAction(command.name) != nil {
            fatalError("\(command): \(place) already has an action with that name")
        }
        own.append(command)
        actions.addAction(command.makeAction(named: command.name, in: window))
        command.placeCount.value += 1
        updateShortcuts()
    }

    func remove(_ command: Command) {
        guard let index = own.firstIndex(where: { $0 === command }) else { return }
        own.remove(at: index)
        if let window { actions(of: window).removeAction(command.name) }
        command.placeCount.value -= 1
        updateShortcuts()
    }

    // MARK: Commands of the application

    func addInherited(_ command: Command) {
        inherited.append(command)
        updateShortcuts()
    }

    func removeInherited(_ command: Command) {
        inherited.removeAll { $0 === command }
        updateShortcuts()
    }

    // MARK: Keys

    /// Updates the window's shortcuts to match the keys of its commands.
    private func updateShortcuts() {
        guard window != nil else { return }
        let accelerators = Set((own + inherited).flatMap(\.accelerators))
        for (accelerator, shortcut) in shortcuts where !accelerators.contains(accelerator) {
            controller.removeShortcut(shortcut)
            shortcuts[accelerator] = nil
        }
        for accelerator in accelerators where shortcuts[accelerator] == nil {
            let shortcut = Shortcut(
                trigger: KeyvalTrigger(key: accelerator.key, modifiers: accelerator.modifiers),
                action: CallbackAction { [weak self] _, _ in self?.press(accelerator) ?? false }
            )
            shortcuts[accelerator] = shortcut
            controller.addShortcut(shortcut)
        }
    }

    /// Starts the command that has the given shortcut. A command of the window takes precedence over a command of the
    /// application, even if the window's command is disabled.
    private func press(_ accelerator: Accelerator) -> Bool {
        // Ignore shortcuts while the window contains a dialog. The dialog is modal, but doesn't have the keyboard focus
        // before it's drawn.
        if let window, !window.innerDialogs.isEmpty { return false }
        let command = (own + inherited).first { $0.accelerators.contains(accelerator) }
        return command?.start(in: window) ?? false
    }
}

/// Traps if one of `others` has the same name as `command` or shares a shortcut with it.
@MainActor
func requireDistinct(_ command: Command, from others: [Command], in place: String) {
    for other in others {
        if other === command { fatalError("\(command) was added to \(place) twice") }
        if other.name == command.name {
            let titles = "\"\(other.title)\" and \"\(command.title)\""
            fatalError("\(place) has two commands named \"\(command.name)\": \(titles)")
        }
        if let key = command.accelerators.first(where: { other.accelerators.contains($0) }) {
            let names = "\"\(other.name)\" and \"\(command.name)\""
            fatalError("\(place): the commands \(names) have the same shortcut, \"\(key.name)\"")
        }
    }
}
