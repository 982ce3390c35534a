import Gtk

extension Button {
    /// Creates a button that starts a command. The button is insensitive while the command can't be started.
    ///
    /// If the button shows only the icon, its tooltip is the command's title, followed by the keys if the command was
    /// added to a window or an application. The button retains the command.
    ///
    /// - Parameter labelStyle: The parts of the command that the button shows.
    public convenience init(_ command: Command, labelStyle: LabelStyle = .automatic) {
        self.init(properties: [:])
        CommandButtons.connect(self, to: command, labelStyle)
    }

    /// Creates a button that starts an action. The button is insensitive while the action can't be started.
    ///
    /// If the action's errors have no subscriber, the button's window shows them. The button retains the action.
    public convenience init<Output>(_ title: String, action: Action<Void, Output>) {
        self.init(title, action: action, input: ())
    }

    /// Creates a button that starts an action with an input. In all other respects, the initializer behaves like
    /// ``init(_:action:)``. This initializer corresponds to `CocoaAction` in ReactiveCocoa.
    ///
    /// ```swift
    /// Button("Delete", action: viewModel.delete, input: note.id)
    /// ```
    public convenience init<Input, Output>(_ title: String, action: Action<Input, Output>, input: Input) {
        self.init(label: title)
        CommandButtons.connect(self, to: action, input: input, title: title)
    }
}

extension ToggleButton {
    /// Creates a button that stays pressed while a command is on. See `Command.toggle`.
    ///
    /// The initializer traps if the command wasn't created with `Command.toggle`. The button retains the command.
    public convenience init(switching command: Command, labelStyle: LabelStyle = .automatic) {
        self.init(properties: [:])
        CommandButtons.connect(self, toSwitch: command, labelStyle)
    }
}

extension CheckButton {
    /// Creates a check button that shows whether a command is on. See `Command.toggle`.
    ///
    /// The initializer traps if the command wasn't created with `Command.toggle`. The button retains the command.
    public convenience init(switching command: Command) {
        self.init(label: command.title)
        CommandButtons.connect(self, toSwitch: command)
    }
}
