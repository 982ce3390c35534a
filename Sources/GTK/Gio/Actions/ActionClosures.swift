import CGtk
import GLib

extension ActionMap {
    /// Adds an action that calls a closure. `g_action_map_add_action_entries`.
    ///
    /// The action retains the closure until the action is removed. In the closure, capture the owner of the action
    /// weakly. Alternatively, use `addAction(_:on:)`, which passes the owner to the closure.
    ///
    /// - Parameters:
    ///   - name: The name without its group. For example, it's `"save"` if a menu uses `"win.save"`.
    ///   - parameterType: The type of the parameter, or nil for an action without a parameter.
    ///   - state: The initial state, or nil for an action without a state.
    ///   - activate: A closure that is called with the parameter. If it's nil, activating the action changes its state.
    ///     An action without a parameter toggles its Boolean state. An action with a parameter of the state's type sets
    ///     the state to the parameter.
    @discardableResult
    public func addAction(
        _ name: String,
        parameterType: VariantType? = nil,
        state: Variant? = nil,
        activate: (@MainActor (Variant?) -> Void)? = nil
    ) -> SimpleAction {
        let action =
            state.map { SimpleAction(name: name, parameterType: parameterType, state: $0) }
            ?? SimpleAction(name: name, parameterType: parameterType)
        if let activate { action.activate.connect(activate).store(in: &action.cancellables) }
        addAction(action)
        return action
    }

    /// Adds an action that calls a closure with an owner object.
    ///
    /// ```swift
    /// addAction("delete", on: self) { window in window.viewModel.delete() }
    /// addAction("save", on: self) { window in await window.viewModel.save() }
    /// ```
    ///
    /// The action has only a weak reference to the owner. It passes the owner to the closure, so that the closure
    /// doesn't need to capture the owner. After the owner is deallocated, the action remains but does nothing.
    ///
    /// - Parameters:
    ///   - name: The name without its group. For example, it's `"save"` if a menu uses `"win.save"`.
    ///   - owner: The object that stores the closure and is passed to it.
    ///   - parameterType: The type of the parameter, or nil for an action without a parameter.
    ///   - state: The initial state, or nil for an action without a state.
    ///   - activate: A closure that is called with the owner and the parameter.
    @discardableResult
    public func addAction<Owner: Storable>(
        _ name: String,
        on owner: Owner,
        parameterType: VariantType? = nil,
        state: Variant? = nil,
        activate: @escaping @MainActor (Owner, Variant?) -> Void
    ) -> SimpleAction {
        let action = addAction(name, parameterType: parameterType, state: state)
        action.activate.sink(on: owner, receiveValue: activate)
        return action
    }

    /// Adds an action that has no parameter and calls a closure with an owner object. The action has only a weak
    /// reference to the owner.
    @discardableResult
    public func addAction<Owner: Storable>(
        _ name: String,
        on owner: Owner,
        activate: @escaping @MainActor (Owner) -> Void
    ) -> SimpleAction {
        addAction(name, on: owner) { owner, _ in activate(owner) }
    }

    /// Adds an action that has no parameter and calls an asynchronous closure with an owner object. The action has only
    /// a weak reference to the owner.
    ///
    /// The closure runs in a task, which is cancelled when the owner is deallocated. If the action is activated while
    /// the closure runs, the closure is called again after the current call ends.
    @discardableResult
    public func addAction<Owner: Storable>(
        _ name: String,
        on owner: Owner,
        activate: @escaping @MainActor (Owner) async -> Void
    ) -> SimpleAction {
        let action = addAction(name)
        action.activate.sink(on: owner) { (owner: Owner, _: Variant?) async in await activate(owner) }
        return action
    }
}
