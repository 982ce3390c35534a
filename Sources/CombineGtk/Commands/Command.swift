import Combine
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
/// - Buttons, menu items, keys and actions are created from the command. They don't need to agree on a string.
/// - Buttons and menu items are insensitive while the command can't be started, because it is executing or its
///   publisher disables it.
/// - If there is no subscriber of ``errors``, an error is shown to the user, in the window that started the command.
/// - The command is retained by the widgets, menus and windows to which it was added. An execution is cancelled when
///   the command is deallocated.
/// - Pass a window that the closure needs as `on:`, `Command("close", title: "Close", on: self) { window in … }`. The
///   command holds it weakly. It holds everything else that a closure captures.
/// - Buttons and menus follow changes of the title, for example `undo.reactive.title <~ manager.undoTitle`.
///
/// It corresponds to SwiftUI's `Button` in `.commands`, and to AppKit's `NSMenuItem` with menu validation.
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
    /// The part of the execution that is done, from 0 to 1, or nil if it isn't known.
    public let progress: Property<Double?>
    /// The state of a command that turns something on and off, or nil for other commands.
    public let isOn: Property<Bool>?
    /// A publisher of the errors of the executions.
    ///
    /// If it has a subscriber, errors aren't shown to the user automatically.
    public let errors: AnyPublisher<any Error, Never>

    public var cancellables: Set<AnyCancellable> = []

    /// The keys, parsed by GTK.
    let accelerators: [Accelerator]
    /// The number of windows and applications to which the command was added. Its keys work there.
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

    /// Starts the command, like a click on its button. Returns whether it could be started.
    ///
    /// An error without a subscriber is shown on the active window, or on a window of the command.
    @discardableResult
    public func start() -> Bool {
        start(in: nil)
    }

    /// Starts the command for a window, which shows unhandled errors.
    @discardableResult
    func start(in window: Window?) -> Bool {
        startAction(unhandledErrorPresenter(in: window))
    }

    /// Cancels the current execution, if there is one.
    public func cancel() {
        cancelAction()
    }

    private func unhandledErrorPresenter(in window: Window?) -> @MainActor (any Error) -> Void {
        // The active window is determined now, because another one may be active when the command fails.
        let start = window ?? .active ?? WindowCommands.window(of: self)
        return { [weak start, name, title] error in
            if let window = start ?? .active, !window.isTornDown {
                window.presentUnhandled(error, of: title)
            } else {
                Diagnostics.warning(
                    "the command \"\(name)\" failed, and there is no window to show the "
                        + "error: \(error)"
                )
            }
        }
    }
}

extension Command: CustomStringConvertible {
    /// The class and the name.
    public nonisolated var description: String { "Command \"\(name)\"" }
}
