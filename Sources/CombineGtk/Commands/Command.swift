import Gtk

/// An `Action` of a window or the program, with a name, a title, an icon and keys.
///
/// ```swift
/// let delete = Command("delete", title: "Delete", keys: "<Control>Delete", enabled: viewModel.canDelete) {
///     try await viewModel.delete()
/// }
/// window.add(delete)                                  // adds its keys and the action win.delete
/// header.packStart(Button(delete))
/// menuButton.menuModel = Menu { delete }
/// spinner.reactive.isSpinning <~ delete.isExecuting
/// ```
///
/// - Buttons, menu items, shortcuts and actions are all created from the command. You don't need to repeat the name of
///   the action.
/// - Buttons and menu items are insensitive while the command is executing or its publisher disables it.
/// - If ``errors`` has no subscriber, the window in which the command was started shows the errors to the user.
/// - Widgets, menus and windows retain the commands that they use. Deallocating a command cancels its execution.
/// - If the closure needs a window, pass the window as `on:`, for example
///   `Command("close", title: "Close", on: self) { window in … }`. The command references that window weakly. The
///   command retains everything else that the closure captures.
/// - Buttons and menus update when the title changes. You can bind the title, for example
///   `undo.reactive.title <~ manager.$undoMenuItemTitle`.
///
/// A command corresponds to a `Button` in SwiftUI's `commands` modifier and to an `NSMenuItem` with menu validation in
/// AppKit.
@MainActor
public final class Command: Storable {
    /// The name of the action, for example `delete` for `win.delete`. It must be unique within a window.
    public let name: String
    /// The title in buttons and menus.
    @Published public var title: String
    /// The name of an icon for buttons. Menus don't show icons.
    public let icon: String?
    /// The keys that start the command in the windows to which it was added.
    public let keys: KeyboardShortcut?
    /// A Boolean value that indicates whether the command can be started.
    public let isEnabled: Property<Bool>
    /// A Boolean value that indicates whether the command is executing.
    public let isExecuting: Property<Bool>
    /// The completed fraction of the execution, from 0 to 1, or nil if it isn't known.
    public let progress: Property<Double?>
    /// The state of a command that switches something on and off, or nil for other commands.
    public let isOn: Property<Bool>?
    /// A publisher of the errors that executions throw.
    ///
    /// While it has a subscriber, errors aren't shown to the user automatically.
    public let errors: AnyPublisher<any Error, Never>

    public var cancellables: Set<AnyCancellable> = []

    /// The title in a list of shortcuts, or nil to use ``title``. In the list, the titles of the commands undo and redo
    /// don't contain the name of the change.
    var shortcutTitle: String?
    /// The shortcuts as GTK parsed them.
    let accelerators: [Accelerator]
    /// The number of windows and applications to which the command was added. If it's zero, the shortcuts have no
    /// effect.
    let placeCount = CurrentValueRelay(0)
    private let startAction: @MainActor (_ unhandled: @escaping @MainActor (any Error) -> Void) -> Bool
    private let cancelAction: @MainActor () -> Void

    init<Output>(
        name: String,
        title: String,
        icon: String?,
        keys: KeyboardShortcut?,
        action: Action<Void, Output>,
        isOn: Property<Bool>? = nil
    ) {
        guard !name.isEmpty, !name.utf8.contains(0), GActionObject.isNameValid(name) else {
            fatalError(
                "The name \"\(name)\" of the command \"\(title)\" isn't valid. Use letters, digits, \"-\" and \".\""
            )
        }
        self.name = name
        self.icon = icon
        self.keys = keys
        self.isOn = isOn
        accelerators = (keys?.alternatives ?? []).map { text in
            guard let accelerator = Accelerator(text) else {
                fatalError("The command \"\(name)\": GTK can't parse the shortcut \"\(text)\"")
            }
            return accelerator
        }
        isEnabled = action.isEnabled
        isExecuting = action.isExecuting
        progress = action.progress
        errors = action.errors
        startAction = { action.start((), unhandled: $0) }
        cancelAction = { action.cancel() }
        _title = Published(initialValue: title)
    }

    /// Starts the command, like a click on its button. Returns false if the command can't be started.
    ///
    /// If ``errors`` has no subscriber, the active window shows the error. If no window is active, a window to which
    /// the command was added shows it.
    @discardableResult
    public func start() -> Bool { start(in: nil) }

    /// Starts the command in a window. The window shows errors that aren't handled.
    @discardableResult
    package func start(in window: Window?) -> Bool {
        // Determines the window now, because another window may be active when the command fails.
        let window = window ?? .active ?? WindowCommands.window(of: self)
        window?.endEditing()
        return startAction(unhandledErrorPresenter(in: window))
    }

    /// If an execution is in progress, cancels it.
    public func cancel() { cancelAction() }

    private func unhandledErrorPresenter(in window: Window?) -> @MainActor (any Error) -> Void {
        { [weak window, name, title] error in
            if let window = window ?? .active, !window.isTornDown {
                window.presentUnhandled(error, of: title)
            } else {
                Diagnostics.warning(
                    "the command \"\(name)\" failed, and there is no window to show the error: \(error)"
                )
            }
        }
    }
}

extension Command: CustomStringConvertible {
    /// A string that contains the command's class and name.
    public nonisolated var description: String { "Command \"\(name)\"" }
}
