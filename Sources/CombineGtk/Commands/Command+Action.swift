import Combine
import Gtk

extension Command {
    /// A `GAction` of this command, which holds it.
    ///
    /// - Parameters:
    ///   - actionName: its name.
    ///   - window: the window that the command is started in. The active one at the time if `nil`.
    func makeAction(named actionName: String, in window: Window?) -> SimpleAction {
        let action =
            isOn.map { SimpleAction(name: actionName, parameterType: nil, state: Variant($0.value)) }
            ?? SimpleAction(name: actionName)
        action.reactive.isEnabled <~ isEnabled
        isOn?.sink(on: action) { action, isOn in action.state = Variant(isOn) }
        action.activate.sink(on: action) { [self, weak window] _, _ in start(in: window) }
        // Programs in other processes request the change. A command that already has the state isn't switched.
        action.changeState.sink(on: action) { [self, weak window] _, state in
            if let isOn, let state, state.bool != isOn.value { start(in: window) }
        }
        return action
    }

    /// The keys as people read them, `Ctrl+Delete`, or nil if there are none.
    var keysLabel: String? { accelerators.first?.label }
}
