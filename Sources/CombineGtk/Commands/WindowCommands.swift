import Combine
import Gtk

/// The actions and keys of the commands of a window and of its application.
@MainActor
final class WindowCommands {
    private static var all: [ObjectIdentifier: WindowCommands] = [:]

    private weak var window: Window?
    /// The actions of a window that isn't an action map, created with its first command.
    private var group: SimpleActionGroup?
    private var own: [Command] = []
    private var inherited: [Command] = []
    private let controller = ShortcutController()
    private var shortcuts: [Accelerator: Shortcut] = [:]

    /// Returns the commands of a window. They're created at the first access, and are released with the window.
    static func of(_ window: Window) -> WindowCommands {
        if let found = existing(of: window) { return found }
        let new = WindowCommands(window)
        let identifier = ObjectIdentifier(window)
        all[identifier] = new
        let end = AnyCancellable {
            MainThread.perform(new) { commands in
                if all[identifier] === commands { all[identifier] = nil }
                commands.end()
            }
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
        // In the bubble phase, so that the shortcuts of the focused widget take precedence.
        controller.propagationPhase = .bubble
        window.addController(controller)
    }

    /// Returns the action map: the window itself, which isn't retained, or its group.
    private func actions(of window: Window) -> any ActionMap {
        if let map = (window as? any ActionMap) ?? group { return map }
        let new = SimpleActionGroup()
        window.insertActionGroup("win", group: new)
        group = new
        return new
    }

    /// Returns a window to which a command, or to whose application a command, was added.
    static func window(of command: Command) -> Window? {
        all.values.first { $0.own.contains { $0 === command } || $0.inherited.contains { $0 === command } }?.window
    }

    private func end() {
        for command in own { remove(command) }
        for command in inherited { disinherit(command) }
    }

    // MARK: Commands of the window

    /// Adds a command to the window. Another command with the same name or shortcuts traps, with a message that names
    /// both.
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

    func inherit(_ command: Command) {
        inherited.append(command)
        updateShortcuts()
    }

    func disinherit(_ command: Command) {
        inherited.removeAll { $0 === command }
        updateShortcuts()
    }

    // MARK: Keys

    /// Updates the shortcuts of the window to the keys of its commands.
    private func updateShortcuts() {
        guard window != nil else { return }
        let wanted = Set((own + inherited).flatMap(\.accelerators))
        for (accelerator, shortcut) in shortcuts where !wanted.contains(accelerator) {
            controller.removeShortcut(shortcut)
            shortcuts[accelerator] = nil
        }
        for accelerator in wanted where shortcuts[accelerator] == nil {
            let shortcut = Shortcut(
                trigger: KeyvalTrigger(key: accelerator.key, modifiers: accelerator.modifiers),
                action: CallbackAction { [weak self] _, _ in self?.press(accelerator) ?? false }
            )
            shortcuts[accelerator] = shortcut
            controller.addShortcut(shortcut)
        }
    }

    /// Starts the command with a shortcut. The window's command takes precedence over the application's, even while
    /// it's disabled.
    private func press(_ accelerator: Accelerator) -> Bool {
        let command = (own + inherited).first { $0.accelerators.contains(accelerator) }
        return command?.start(in: window) ?? false
    }
}

/// Traps if a command has the name or a key of another command.
@MainActor
func requireDistinct(_ command: Command, from others: [Command], in place: String) {
    for other in others {
        if other === command { fatalError("\(command) was added to \(place) twice") }
        if other.name == command.name {
            fatalError("\(place) has two commands \"\(command.name)\": \"\(other.title)\" and \"\(command.title)\"")
        }
        if let key = command.accelerators.first(where: { other.accelerators.contains($0) }) {
            let names = "\"\(other.name)\" and \"\(command.name)\""
            fatalError("\(place): the commands \(names) have the same key, \"\(key.name)\"")
        }
    }
}
