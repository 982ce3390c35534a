import Combine
import Gtk

/// Moves the focus to a toast's button when the user presses Tab on the last widget of the window, or Shift+Tab on the
/// first one.
///
/// GTK moves the focus through the title bar and the child of a window, and nothing else in it.
@MainActor
struct ToastKeys: Cancellable {
    private weak let window: Window?
    private let controller = EventControllerKey()

    init(of view: ToastView, in window: Window) {
        self.window = window
        // Of a window's controllers, the most recent one is called first, before the GTK controller for Tab.
        window.addController(controller)
        controller.keyPressed.connect(on: view) { [weak window] view, press in
            guard let direction = Self.direction(of: press.key), let child = window?.child else { return false }
            guard view.revealsChild, view.undo.isVisible else { return false }
            if view.undo.hasFocus { return child.childFocus(direction) }
            return child.childFocus(direction) || view.undo.grabFocus()
        }
    }

    nonisolated func cancel() {
        MainThread.perform(self) { keys in keys.window?.removeController(keys.controller) }
    }

    private static func direction(of key: Key) -> DirectionType? {
        switch key {
        case .tab: .tabForward
        case .isoLeftTab: .tabBackward
        default: nil
        }
    }
}
