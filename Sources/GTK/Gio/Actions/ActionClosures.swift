import CGtk
import GLib

extension ActionMap {
    /// Adds an action that calls a closure, `g_action_map_add_action_entries`.
    ///
    /// The action keeps the closure until it is removed, so hold what owns the actions weakly in it, or write
    /// `addAction(_:on:)`, which does.
    ///
    /// - Parameters:
    ///   - name: without its group: `"save"` for what a menu calls `"win.save"`.
    ///   - parameterType: the type of the value that it is activated with. None if `nil`.
    ///   - state: the first state, for an action that has one.
    ///   - activate: is called with the parameter. Without one, an action without a parameter and with a Boolean state
    ///     toggles it, and one whose parameter is of its state's type takes that as its state.
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

    /// Adds an action that calls a closure with an object, for as long as the object lives.
    ///
    /// ```swift
    /// addAction("delete", on: self) { window in window.viewModel.delete() }
    /// addAction("save", on: self) { window in await window.viewModel.save() }
    /// ```
    ///
    /// The object is held weakly and handed to the closure, which therefore has no reason to capture it. After its end
    /// the action is there still, and does nothing.
    ///
    /// - Parameters:
    ///   - name: without its group: `"save"` for what a menu calls `"win.save"`.
    ///   - owner: the object that keeps the closure.
    ///   - parameterType: the type of the value that it is activated with. None if `nil`.
    ///   - state: the first state, for an action that has one.
    ///   - activate: is called with the object and the parameter.
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
    /// The closure is cancelled with the object. An activation during its execution waits for its end.
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
