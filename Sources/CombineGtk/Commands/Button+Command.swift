import Combine
import Gtk

extension Button {
    /// A button that starts a command, and is insensitive while it may not be started.
    ///
    /// An icon's tooltip is the title, with the keys where the command was added to a window. The button holds the command.
    ///
    /// - Parameter labelStyle: what it shows of the command.
    public convenience init(_ command: Command, labelStyle: LabelStyle = .automatic) {
        self.init(properties: [:])
        CommandButtons.connect(self, to: command, labelStyle)
    }

    /// A button that starts an action, and is insensitive while it may not be started.
    ///
    /// An error that nobody subscribes to is shown on the button's window. The button holds the action.
    public convenience init<Output>(_ title: String, action: Action<Void, Output>) {
        self.init(title, action: action, input: ())
    }

    /// Creates a button that starts an action with an input. See ``init(_:action:)``. ReactiveCocoa's `CocoaAction`.
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
    /// A button that stays down while a command is on, which switches something. See ``Command``.'s `init(…isOn:)`.
    ///
    /// A command that switches nothing traps. The button holds the command.
    public convenience init(switching command: Command, labelStyle: LabelStyle = .automatic) {
        self.init(properties: [:])
        CommandButtons.connect(self, toSwitch: command, labelStyle)
    }
}

extension CheckButton {
    /// Creates a check of a command that switches something. See ``Command``.'s `init(…isOn:)`.
    ///
    /// A command that switches nothing traps. The button holds the command.
    public convenience init(switching command: Command) {
        self.init(label: command.title)
        CommandButtons.connect(self, toSwitch: command)
    }
}
