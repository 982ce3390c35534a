import CGtk
import GLib

extension ActionMap {
    /// Adds an action that calls a closure, `g_action_map_add_action_entries`.
    ///
    /// The action keeps the closure until it is removed. Capture the owner of the actions weakly, or use
    /// `addAction(_:on:)`, which does that.
    ///
    /// - Parameters:
    ///   - name: The name without its group: `"save"` if a menu uses `"win.save"`.
    ///   - parameterType: The type of the parameter with which it is activated, or nil if it has none.
    ///   - state: The initial state, or nil for an action without a state.
    ///   - activate: A closure that is called with the parameter. Without a closure, an action with a Boolean state and
    ///     without a parameter toggles the state, and an action whose parameter has the type of its state sets the
    ///     state.
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

    /// Adds an action that calls a closure with an object, as long as the object exists.
    ///
    /// ```swift
    /// addAction("delete", on: self) { window in window.viewModel.delete() }
    /// addAction("save", on: self) { window in await window.viewModel.save() }
    /// ```
    ///
    /// The object is held weakly and passed to the closure, so the closure doesn't need to capture it. After the object
    /// is deallocated, the action remains but does nothing.
    ///
    /// - Parameters:
    ///   - name: The name without its group: `"save"` if a menu uses `"win.save"`.
    ///   - owner: The object that keeps the closure.
    ///   - parameterType: The type of the parameter with which it is activated, or nil if it has none.
    ///   - state: The initial state, or nil for an action without a state.
    ///   - activate: A closure that is called with the object and the parameter.
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

    /// Adds an action without a parameter that calls a closure with an object. See the other `addAction(_:on:)`.
    @discardableResult
    public func addAction<Owner: Storable>(
        _ name: String,
        on owner: Owner,
        activate: @escaping @MainActor (Owner) -> Void
    ) -> SimpleAction {
        addAction(name, on: owner) { owner, _ in activate(owner) }
    }

    /// Adds an action without a parameter that calls an asynchronous closure with an object. See the other
    /// `addAction(_:on:)`.
    ///
    /// The closure's task is cancelled when the object is deallocated. An activation during an execution starts after
    /// the end of that execution.
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
