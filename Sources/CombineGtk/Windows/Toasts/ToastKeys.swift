import Gtk

/// Key controllers that include a toast's button in the focus chain of its window. Tab on the last widget, or Shift-Tab
/// on the first widget, focuses the button.
///
/// GTK includes only the title bar and the child of a window in the focus chain.
@MainActor
struct ToastKeys: Cancellable {
    private weak let window: Window?
    private let controllers = [EventControllerKey(), EventControllerKey()]

    init(of view: ToastView, in window: Window) {
        self.window = window
        // GTK calls the most recently added controller of a window first, before the window's own controller for Tab.
        for controller in controllers {
            window.addController(controller)
            controller.keyPressed.connect(on: view) { [weak window, weak controller] view, press in
                guard let direction = Self.direction(of: press.key), let child = window?.child else { return false }
                guard view.revealsChild, view.undo.isVisible else { return false }
                let leavesText = press.state.contains(.controlMask) && window?.focus is TextView
                if controller?.propagationPhase == .capture, !leavesText { return false }
                if view.undo.hasFocus { return child.childFocus(direction) }
                return child.childFocus(direction) || view.undo.grabFocus()
            }
        }
        // A text view handles Ctrl-Tab before the window.
        controllers[0].propagationPhase = .capture
    }

    nonisolated func cancel() {
        MainThread.perform(self) { keys in
            for controller in keys.controllers { keys.window?.removeController(controller) }
        }
    }

    private static func direction(of key: Key) -> DirectionType? {
        switch key {
        case .tab: .tabForward
        case .isoLeftTab: .tabBackward
        default: nil
        }
    }
}
