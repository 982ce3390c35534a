import Gtk

extension Command {
    /// Returns a `GAction` that starts this command. The action retains the command.
    ///
    /// - Parameters:
    ///   - actionName: The name of the action.
    ///   - window: The window in which the command is started, or nil for the active window.
    func makeAction(named actionName: String, in window: Window?) -> SimpleAction {
        let action =
            isOn.map { SimpleAction(name: actionName, parameterType: nil, state: Variant($0.value)) }
            ?? SimpleAction(name: actionName)
        action.reactive.isEnabled <~ isEnabled
        isOn?.sink(on: action) { action, isOn in action.state = Variant(isOn) }
        action.activate.sink(on: action) { [self, weak window] _, _ in start(in: window) }
        // Another process can request a state. Starting the command switches to the opposite state. Therefore, the
        // command is started only if the requested state differs from the current state.
        action.changeState.sink(on: action) { [self, weak window] _, state in
            if let isOn, let state, state.bool != isOn.value { start(in: window) }
        }
        return action
    }

    /// The first shortcut in the form that users see, for example `Ctrl+Delete`, or nil if the command has no shortcut.
    var keysLabel: String? { accelerators.first?.label }
}
