import Combine
import Gtk

extension Command {
    /// A command that calls a closure.
    ///
    /// - Parameters:
    ///   - name: the name of its action, of letters, digits, `-` and `.`; any other traps.
    ///   - title: what buttons and menus call it.
    ///   - icon: the name of an icon, for buttons.
    ///   - keys: the keys that start it, once it was added to a window or an application.
    ///   - enabled: whether it may be started; always, if left out.
    ///   - perform: does the work. The command holds it, and what it captures.
    public convenience init<Enabled: Publisher>(
        _ name: String,
        _ title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor () throws -> Void
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let action = Action<Void, Void>(enabled: enabled) { try perform() }
        self.init(name: name, title: title, icon: icon, keys: keys, action: action)
    }

    /// A command that awaits a closure, in a task that is cancelled by ``cancel()`` and with the command; see the other
    /// initialiser of this form.
    public convenience init<Enabled: Publisher>(
        _ name: String,
        _ title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor () async throws -> Void
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let action = Action<Void, Void>(enabled: enabled) { () async throws in try await perform() }
        self.init(name: name, title: title, icon: icon, keys: keys, action: action)
    }

    /// A command that calls a closure with an object, which is held weakly; see the other initialisers.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        _ name: String,
        _ title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner) throws -> Void
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let action = Action<Void, Void>(on: owner, enabled: enabled) { (owner: Owner) throws in try perform(owner) }
        self.init(name: name, title: title, icon: icon, keys: keys, action: action)
    }

    /// A command that awaits a closure with an object, which is held weakly, and strongly while the closure works; see the
    /// other initialisers.
    ///
    /// The task is cancelled with the end of a `Storable` object, with a window when that is closed.
    public convenience init<Owner: AnyObject, Enabled: Publisher>(
        _ name: String,
        _ title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        on owner: Owner,
        enabled: Enabled = Just(true),
        perform: @escaping @MainActor (Owner) async throws -> Void
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let action = Action<Void, Void>(on: owner, enabled: enabled) { (owner: Owner) async throws in
            try await perform(owner)
        }
        self.init(name: name, title: title, icon: icon, keys: keys, action: action)
    }

    /// A command of a view model's action, which knows whether it may be started.
    public convenience init<Output>(
        _ name: String,
        _ title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        action: Action<Void, Output>
    ) {
        self.init(name: name, title: title, icon: icon, keys: keys, action: action, isOn: nil)
    }

    /// A command that switches something of a model's on and off: a check in menus, a button that stays down.
    ///
    /// ```swift
    /// let wrap = Command("wrap", "Word Wrap", keys: "<Alt>z", isOn: $viewModel.wraps)
    /// ```
    ///
    /// While there is no model it may not be started. The reason why a model refuses a value is an error of the command's.
    ///
    /// - Parameters:
    ///   - name: the name of its action, of letters, digits, `-` and `.`; any other traps.
    ///   - title: what buttons and menus call it.
    ///   - icon: the name of an icon, for buttons.
    ///   - keys: the keys that switch it, once it was added to a window or an application.
    ///   - enabled: whether it may be started; always, if left out.
    ///   - model: what is followed and set, as by `<~>`.
    public convenience init<Enabled: Publisher>(
        _ name: String,
        _ title: String,
        icon: String? = nil,
        keys: KeyboardShortcut? = nil,
        enabled: Enabled = Just(true),
        isOn model: some TwoWayModel<Bool>
    ) where Enabled.Output == Bool, Enabled.Failure == Never {
        let (side, isOn) = (model.side, CurrentValueRelay(false))
        let followed = FollowedModel(side)
        let isThere = followed.value.map { $0 != nil }
        let action = Action<Void, Void>(enabled: isThere.combineLatest(enabled) { $0 && $1 }) {
            try followed.offer(!isOn.value)
        }
        self.init(name: name, title: title, icon: icon, keys: keys, action: action, isOn: Property(isOn))
        followed.value.sink(on: self) { _, value in isOn.value = value ?? false }
        followed.follow(side, on: self)
    }
}
