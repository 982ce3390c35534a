import Combine
import Gtk

extension Application {
    /// Adds commands to the application. The shortcuts work in all windows of the application, and `.ui` files can
    /// refer to the commands' actions: `app.quit` for a command named "quit".
    ///
    /// ```swift
    /// application.add(Command("quit", title: "Quit", keys: "<Control>q", on: application) { $0.quit() })
    /// ```
    ///
    /// - A shortcut is handled by the focused widget first, then by the window's commands, then by these commands.
    ///   Therefore, text widgets keep shortcuts such as Ctrl+C. Shortcuts that you set with
    ///   ``/Gtk/Application/setAccelerators(_:forAction:)`` take precedence over the focused widget.
    /// - The method traps if two commands have the same name or shortcut. The message names both commands.
    /// - The application retains the commands.
    ///
    /// - Returns: A disposable that removes the commands. You can discard it.
    @discardableResult
    public func add(_ commands: Command...) -> any Disposable {
        add(commands)
    }

    /// Adds an array of commands to the application. See ``add(_:)-(Command...)``.
    @discardableResult
    public func add(_ commands: [Command]) -> any Disposable {
        Binding(on: self) { _ in
            for command in commands { ApplicationCommands.of(self).add(command) }
            let added = AddedCommands(commands) { [weak self] command in
                if let self { ApplicationCommands.existing(of: self)?.remove(command) }
            }
            return AnyCancellable { @Sendable in MainThread.perform(added) { $0.remove() } }
        }
    }
}

/// An object that manages the commands that were added to an application.
@MainActor
private final class ApplicationCommands {
    private static var all: [ObjectIdentifier: ApplicationCommands] = [:]

    private weak var application: Application?
    private var commands: [Command] = []

    /// Returns the object for an application. It's created when it's first needed, and released when the application is
    /// deallocated.
    static func of(_ application: Application) -> ApplicationCommands {
        if let found = existing(of: application) { return found }
        let new = ApplicationCommands(application)
        let identifier = ObjectIdentifier(application)
        all[identifier] = new
        let end = AnyCancellable { @Sendable in
            MainThread.perform(new) { commands in
                if all[identifier] === commands { all[identifier] = nil }
            }
        }
        application.cancellables.insert(end)
        return new
    }

    static func existing(of application: Application) -> ApplicationCommands? {
        guard let found = all[ObjectIdentifier(application)], found.application === application else { return nil }
        return found
    }

    private init(_ application: Application) {
        self.application = application
        application.windowAdded.sink(on: application) { [weak self] _, window in
            for command in self?.commands ?? [] { WindowCommands.of(window).addInherited(command) }
        }
        application.windowRemoved.sink(on: application) { [weak self] _, window in
            for command in self?.commands ?? [] { WindowCommands.existing(of: window)?.removeInherited(command) }
        }
    }

    func add(_ command: Command) {
        guard let application else { return }
        let place = Diagnostics.description(of: application)
        requireDistinct(command, from: commands, in: place)
        if application.lookupAction(command.name) != nil {
            fatalError("\(command): \(place) already has an action with that name")
        }
        commands.append(command)
        application.addAction(command.makeAction(named: command.name, in: nil))
        command.placeCount.value += 1
        for window in application.windows { WindowCommands.of(window).addInherited(command) }
    }

    func remove(_ command: Command) {
        guard let application, let index = commands.firstIndex(where: { $0 === command }) else { return }
        commands.remove(at: index)
        application.removeAction(command.name)
        command.placeCount.value -= 1
        for window in application.windows { WindowCommands.existing(of: window)?.removeInherited(command) }
    }
}
