import Gtk

/// The dialog of an alert.
@MainActor
package protocol PresentedAlert: Window {
    /// Adds a widget below the message.
    func addBelowMessage(_ widget: Widget)

    /// Enables or disables a button.
    func setEnabled(_ isEnabled: Bool, buttonAt index: Int)

    /// Calls a closure with the index of the button that the user chose, or nil if the user closed the dialog.
    func onAnswer(_ answer: @escaping @MainActor (Int?) -> Void)
}

/// A window whose dialogs are from a widget library other than GTK.
@MainActor
package protocol DialogPresenter: Window {
    /// Creates a dialog that shows an alert. The dialog is destroyed with the window.
    func makeAlert(_ content: AlertContent) -> any PresentedAlert

    /// Creates an empty about dialog.
    func makeAbout() -> any PresentedAbout

    /// Creates a preferences window that contains the given pages.
    func makePreferences(_ title: String, _ pages: [PreferencesPage]) -> any PresentedPreferences
}

/// A preferences window from GTK or another widget library.
@MainActor
package protocol PresentedPreferences: Window {}

extension MessageDialog: PresentedAlert {
    package func addBelowMessage(_ widget: Widget) { (messageArea as? Box)?.append(widget) }

    package func setEnabled(_ isEnabled: Bool, buttonAt index: Int) {
        setResponseSensitive(index, setting: isEnabled)
    }

    package func onAnswer(_ answer: @escaping @MainActor (Int?) -> Void) {
        // The response codes that GTK defines are negative, for example for the Escape key.
        response.sink(on: self) { _, response in answer(response < 0 ? nil : response) }
    }
}
