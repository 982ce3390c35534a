import CGtk
import GLib

extension ActionMap {
    /// Adds an action that calls a closure, `g_action_map_add_action_entries`.
    ///
    /// The action keeps the closure until it is removed, so hold what owns the actions weakly in it.
    ///
    /// - Parameters:
    ///   - name: without its group: `"save"` for what a menu calls `"win.save"`.
    ///   - parameterType: of what it is activated with; none if `nil`.
    ///   - state: what it begins with, for one that has a state.
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
}
