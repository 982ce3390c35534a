import Gtk

extension Command {
    /// Creates a command that calls a closure, which may be asynchronous.
    ///
    /// An asynchronous closure runs in a task. The task is cancelled by ``cancel()`` and when the command is
    /// deallocated.
    ///
    /// - Parameters:
    ///   - name: The name of the command's action. The initializer traps if the name contains characters other than
    ///     letters, digits, `-` and `.`.
    ///   - title: The text that buttons and menus show.
    ///   - icon: The name of an icon, for buttons.
    ///   - keys: The keys that start the command after you add it to a window or an application.
    ///   - enabled: A publisher that indicates whether the command can be started. By default, the command can always
    ///     be started.
    ///   - perform: The closure that does the work. The command retains the closure and everything that it captures.
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

    /// Creates a command that can be started while the result of a closure is true. See ``/CombineModel/Observed``.
    ///
    /// The closure also runs when the command is started, because the latest result can be out of date.
    public convenience init(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        enabled: @escaping @MainActor () -> Bool,
        perform: @escaping @MainActor () async throws -> Void
    ) {
        self.init(
            name,
            title: title,
            icon: icon,
            keys: keys,
            enabled: Observed(enabled, of: "the condition of the command \"\(name)\""),
            perform: perform
        )
    }

    /// Creates a command that calls a closure with an object, while the result of another closure is true.
    public convenience init<Owner: AnyObject>(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        on owner: Owner,
        enabled: @escaping @MainActor () -> Bool,
        perform: @escaping @MainActor (Owner) async throws -> Void
    ) {
        self.init(
            name,
            title: title,
            icon: icon,
            keys: keys,
            on: owner,
            enabled: Observed(enabled, of: "the condition of the command \"\(name)\""),
            perform: perform
        )
    }

    /// Creates a command that calls a closure with an object. The command can be started while another closure returns
    /// true for the object.
    public convenience init<Owner: AnyObject>(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        on owner: Owner,
        enabled: @escaping @MainActor (Owner) -> Bool,
        perform: @escaping @MainActor (Owner) async throws -> Void
    ) {
        let isEnabled = { @MainActor [weak owner] in owner.map(enabled) ?? false }
        self.init(name, title: title, icon: icon, keys: keys, on: owner, enabled: isEnabled, perform: perform)
    }

    /// Creates a command that calls a closure with an object. The command retains the object only while the closure
    /// runs.
    ///
    /// If the object is `Storable`, the task is also cancelled when the object is deallocated or, for a window, when
    /// the window is closed. In all other respects, this initializer behaves like the initializer without an object.
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

    /// Creates a command that starts a view model's action. The command can be started whenever the action can be
    /// started.
    public convenience init<Output>(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        action: Action<Void, Output>
    ) {
        self.init(name: name, title: title, icon: icon, keys: keys, action: action, isOn: nil)
    }

    /// Returns a command that turns a Boolean value of a model on and off. Menus show the command as a check item, and
    /// buttons show it as a toggle.
    ///
    /// ```swift
    /// let wrap = Command.toggle("wrap", title: "Word Wrap", keys: "<Alt>z", isOn: $viewModel.wraps)
    /// ```
    ///
    /// The command can't be started while there is no model. If the model rejects the new value, the command fails with
    /// the reason.
    ///
    /// - Parameters:
    ///   - name: The name of the command's action. The method traps if the name contains characters other than letters,
    ///     digits, `-` and `.`.
    ///   - title: The title in buttons and menus.
    ///   - icon: The name of an icon, for buttons.
    ///   - keys: The keys that toggle the value after you add the command to a window or an application.
    ///   - enabled: A publisher that indicates whether the command can be started. By default, the command can always
    ///     be started.
    ///   - model: The model to read and to set, as with `<~>`.
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
        let isEnabled = followed.value.combineLatest(enabled) { @Sendable in $0 != nil && $1 }
        let action = Action<Void, Void>(enabled: isEnabled) { try followed.offer(!isOn.value) }
        if let condition = (enabled as? Observed<Bool>)?.read {
            action.condition = { followed.value.value != nil && condition() }
        }
        let command = Command(name: name, title: title, icon: icon, keys: keys, action: action, isOn: Property(isOn))
        followed.value.sink(on: command) { _, value in isOn.value = value ?? false }
        followed.follow(access, on: command)
        return command
    }

    /// Returns a command that turns a Boolean value of a model on and off, while the result of a closure is true. See
    /// ``/CombineModel/Observed``.
    public static func toggle(
        _ name: String,
        title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        enabled: @escaping @MainActor () -> Bool,
        isOn model: some TwoWayModel<Bool>
    ) -> Command {
        toggle(
            name,
            title: title,
            icon: icon,
            keys: keys,
            enabled: Observed(enabled, of: "the condition of the command \"\(name)\""),
            isOn: model
        )
    }
}
