import Combine
import Gtk

/// What a person can have a window or the program do: an `Action` with a name, a title, an icon and keys.
///
/// ```swift
/// let delete = Command("delete", title: "Delete", keys: "<Control>Delete", enabled: viewModel.canDelete) {
///     try await viewModel.delete()
/// }
/// window.add(delete)                                  // its keys, and the action “win.delete”
/// header.packStart(Button(delete))
/// menuButton.menuModel = Menu { delete }
/// spinner.reactive.isSpinning <~ delete.isExecuting
/// ```
///
/// - Buttons, menu items, keys and actions are made from the one value, so that nothing has to agree by a string.
/// - Each is insensitive while the command may not be started: while it executes, or its publisher says so.
/// - An error that nobody subscribes to by ``errors`` is shown to the person, on the window that the command was started in.
/// - It lives as long as the widgets, menus and windows that it was given to. An execution is cancelled when it goes.
/// - A closure that needs the window is handed it, `Command("close", title: "Close", on: self) { window in … }`, and holds it weakly.
///   What any other closure captures is held as long as the command.
/// - The title may change, `undo.reactive.title <~ manager.undoTitle`: buttons and menus follow.
///
/// SwiftUI's `Button` in `.commands`, AppKit's menu item with its validation.
@MainActor
public final class Command: Storable {
    /// The name of its action, `delete` of `win.delete`; unique within a window.
    public let name: String
    /// What buttons and menus call it.
    @Published public var title: String
    /// The name of an icon, for buttons; menus have none, as is usual on the desktop.
    public let icon: String?
    /// The keys that start it in the windows that it was added to.
    public let keys: KeyboardShortcut?
    /// Whether it may be started.
    public let isEnabled: Property<Bool>
    /// Whether it is executing.
    public let isExecuting: Property<Bool>
    /// The part of the execution that is done, from 0 to 1, or nil if it isn't known.
    public let progress: Property<Double?>
    /// The state of a command that switches something; `nil` for others.
    public let isOn: Property<Bool>?
    /// The errors that it fails with.
    ///
    /// Once somebody subscribes they are no longer shown by themselves.
    public let errors: AnyPublisher<any Error, Never>

    public var cancellables: Set<AnyCancellable> = []

    /// Its keys as GTK reads them.
    let accelerators: [Accelerator]
    /// The number of windows and applications that it was added to, where its keys work.
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

    /// Starts it, as a click of its button does; returns whether it could be.
    ///
    /// An error without a subscriber is shown on the active window, or on a window of the command.
    @discardableResult
    public func start() -> Bool {
        start(in: nil)
    }

    /// Starts it for a window, which shows unhandled errors.
    @discardableResult
    func start(in window: Window?) -> Bool {
        startAction(unhandledErrorPresenter(in: window))
    }

    /// Cancels its execution, if there is one.
    public func cancel() {
        cancelAction()
    }

    private func unhandledErrorPresenter(in window: Window?) -> @MainActor (any Error) -> Void {
        // The window that is active now, not the one when it fails.
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
    /// The name, and the class.
    public nonisolated var description: String { "Command \"\(name)\"" }
}
