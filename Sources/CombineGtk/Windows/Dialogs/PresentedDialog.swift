import Gtk

/// A dialog that is shown over a window. The dialog is a separate window or a widget inside the window.
@MainActor
package protocol PresentedDialog: Widget {
    /// Shows the dialog over a window, or moves it to the front if it's already open. The dialog is modal, and it closes
    /// when the window is destroyed.
    func present(over parent: Window)

    /// Closes the dialog without an answer.
    func dismiss()
}

extension PresentedDialog where Self: Window {
    package func present(over parent: Window) {
        transientFor = parent
        isDestroyedWithParent = true
        isModal = true
        present()
    }

    package func dismiss() { destroy() }
}

/// A window or dialog from a library that provides its own dialogs, such as libadwaita. It creates the dialogs that are
/// shown over it.
@MainActor
package protocol DialogPresenter: Widget {
    /// Creates a dialog that shows an alert over a window.
    func makeAlert(_ content: AlertContent, over parent: Window) -> any PresentedAlert

    /// Creates an empty about dialog.
    func makeAbout() -> any PresentedAbout

    /// Creates a preferences dialog that contains the given pages.
    func makePreferences(_ title: String, _ pages: [PreferencesPage]) -> any PresentedPreferences

    /// Creates a dialog that lists shortcuts, or returns nil to use the GTK dialog.
    func makeShortcuts(_ groups: [ShortcutGroup]) -> (any PresentedShortcuts)?
}

extension Window {
    /// The object that creates the dialogs shown over the window, or nil to use GTK dialogs.
    var dialogPresenter: (any DialogPresenter)? {
        self as? any DialogPresenter ?? wrappedDialog as? any DialogPresenter
    }
}
