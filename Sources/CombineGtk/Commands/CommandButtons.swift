import Gtk

/// Functions that connect buttons to commands.
//
// In an initializer of an open class, `self` has a dynamic type. Swift can't form a key path from a dynamic type, so
// the initializers call these functions.
@MainActor
enum CommandButtons {
    static func connect(_ button: Button, to command: Command, _ style: LabelStyle) {
        show(command, style, on: button)
        button.reactive.isSensitive <~ command.isEnabled
        button.clicked.sink(on: button) { button in command.start(in: button.root as? Window) }
    }

    /// Makes a button start an action.
    static func connect<Input, Output>(
        _ button: Button,
        to action: Action<Input, Output>,
        input: Input,
        title: String
    ) {
        button.reactive.isSensitive <~ action.isEnabled
        button.clicked.sink(on: button) { button in
            let window = button.root as? Window
            window?.endEditing()
            action.start(input) { [weak window] error in
                if let window, !window.isTornDown {
                    window.presentUnhandled(error, of: title)
                } else {
                    Diagnostics.warning("\"\(title)\" failed, and there is no window to show the error: \(error)")
                }
            }
        }
    }

    /// Makes a toggle button stay pressed while a command is on.
    static func connect(_ button: ToggleButton, toSwitch command: Command, _ style: LabelStyle) {
        let isOn = requireState(of: command, for: "a ToggleButton")
        show(command, style, on: button)
        button.reactive.isSensitive <~ command.isEnabled
        button.reactive.isActive <~ isOn
        button.toggled.sink(on: button) { button in
            if button.isActive == isOn.value { return }
            command.start(in: button.root as? Window)
            // Shows the actual state again if the model rejected the change.
            button.isActive = isOn.value
        }
    }

    static func connect(_ button: CheckButton, toSwitch command: Command) {
        let isOn = requireState(of: command, for: "a CheckButton")
        button.reactive.label <~ command.$title
        button.reactive.isSensitive <~ command.isEnabled
        button.reactive.isActive <~ isOn
        button.toggled.sink(on: button) { button in
            if button.isActive == isOn.value { return }
            command.start(in: button.root as? Window)
            // Shows the actual state again if the model rejected the change.
            button.isActive = isOn.value
        }
    }

    private static func requireState(of command: Command, for widget: String) -> Property<Bool> {
        guard let isOn = command.isOn else {
            fatalError("\(command) isn't a toggle, which \(widget) requires. Create the command with Command.toggle.")
        }
        return isOn
    }

    private static func show(_ command: Command, _ style: LabelStyle, on button: Button) {
        guard let icon = command.icon, style != .titleOnly else {
            button.reactive.label <~ command.$title
            return
        }
        if style == .titleAndIcon {
            let label = Label(label: nil)
            label.reactive.label <~ command.$title
            let box = Box(orientation: .horizontal, spacing: 6)
            box.append(Image(iconName: icon))
            box.append(label)
            box.halign = .center
            button.child = box
            button.nameByContent()
            return
        }
        button.iconName = icon
        let keys = command.keysLabel
        let tooltips = command.$title.combineLatest(command.placeCount) { title, count in
            guard count > 0, let keys else { return title }
            return "\(title) (\(keys))"
        }
        button.reactive.tooltipText <~ tooltips
        command.$title.sink(on: button) { button, title in button.accessible.label = title }
    }
}
