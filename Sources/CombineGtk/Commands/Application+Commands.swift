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
    public func add(_ commands: Command...) -> any Disposable { add(commands) }

    /// Adds an array of commands to the application. See ``add(_:)-(Command...)``.
    @discardableResult
    public func add(_ commands: [Command]) -> any Disposable {
        commands.add(on: self, { ApplicationCommands.of($0).add($1) }) {
            ApplicationCommands.existing(of: $0)?.remove($1)
        }
    }
}

/// An object that manages the commands that were added to an application.
@MainActor
private final class ApplicationCommands {
    private static let key = "combine-gtk-commands"

    private weak var application: Application?
    private var commands: [Command] = []

    /// Returns the object for an application. It's created when it's first needed, and released when the application is
    /// deallocated.
    static func of(_ application: Application) -> ApplicationCommands {
        existing(of: application) ?? ApplicationCommands(application)
    }

    static func existing(of application: Application) -> ApplicationCommands? {
        WeakAttachment.object(of: application, as: key) as? ApplicationCommands
    }

    private init(_ application: Application) {
        self.application = application
        WeakAttachment.attach(self, to: application, as: Self.key)
        application.cancellables.insert(AnyCancellable(retaining: self))
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
