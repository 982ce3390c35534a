import Combine
import Gtk

extension Command {
    /// Creates a command that calls a closure, which may be asynchronous.
    ///
    /// An asynchronous closure runs in a task, which is cancelled by ``cancel()`` and when the command is deallocated.
    ///
    /// - Parameters:
    ///   - name: The name of its action, which consists of letters, digits, `-` and `.`. Any other name traps.
    ///   - title: The text that buttons and menus show.
    ///   - icon: The name of an icon, for buttons.
    ///   - keys: The keys that start the command after you add it to a window or an application.
    ///   - enabled: A publisher that indicates whether the command can be started. By default, it always can.
    ///   - perform: The closure that does the work. The command holds it and what it captures.
    public convenience init<Enabled: Publisher>(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor () async throws -> Void
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let action = Action<Void, Void>(enabled: enabled) { try await perform() }
        self.init(name: name, title: title, icon: icon, keys: keys, action: action)
    }

    /// Creates a command that calls a closure with an object. The object is held strongly while the closure runs, and
    /// weakly otherwise.
    ///
    /// The task is cancelled when a `Storable` object is deallocated, and when a window is closed. See the initializer without
    /// an object.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner) async throws -> Void
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let action = Action<Void, Void>(on: owner, enabled: enabled, perform: perform)
        self.init(name: name, title: title, icon: icon, keys: keys, action: action)
    }

    /// Creates a command from a view model's action, which determines whether it can be started.
    public convenience init<Output>(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        action: Action<Void, Output>
    ) {
        self.init(name: name, title: title, icon: icon, keys: keys, action: action, isOn: nil)
    }

    /// Returns a command that turns a Boolean value of a model on and off. Menus show it as a check item, and buttons
    /// as a toggle.
    ///
    /// ```swift
    /// let wrap = Command.toggle("wrap", title: "Word Wrap", keys: "<Alt>z", isOn: $viewModel.wraps)
    /// ```
    ///
    /// While there is no model, it can't be started. If a model rejects a value, the reason is an error of the command.
    ///
    /// - Parameters:
    ///   - name: The name of its action, which consists of letters, digits, `-` and `.`. Any other name traps.
    ///   - title: The title in buttons and menus.
    ///   - icon: The name of an icon, for buttons.
    ///   - keys: The keys that toggle it after you add it to a window or an application.
    ///   - enabled: A publisher that indicates whether the command can be started. By default, it always can.
    ///   - model: The model, which the command follows and sets, as with `<~>`.
    public static func toggle<Enabled: Publisher>(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        enabled: Enabled = Just(true),
        isOn model: some TwoWayModel<Bool>
    ) -> Command where Enabled.Output == Bool, Enabled.Failure == Never {
        let (access, isOn) = (model.modelAccess, CurrentValueRelay(false))
        let followed = FollowedModel(access)
        let isThere = followed.value.map { $0 != nil }
        let action = Action<Void, Void>(enabled: isThere.combineLatest(enabled) { $0 && $1 }) {
            try followed.offer(!isOn.value)
        }
        let command = Command(
            name: name,
            title: title,
            icon: icon,
            keys: keys,
            action: action,
            isOn: Property(isOn)
        )
        followed.value.sink(on: command) { _, value in isOn.value = value ?? false }
        followed.follow(access, on: command)
        return command
    }
}
