import Gtk

@MainActor
package protocol PresentedAlert: PresentedDialog {
    /// The widget that has the keyboard focus when the dialog is shown.
    var focusWidget: Widget? { get set }

    func addBelowMessage(_ widget: Widget)

    func setEnabled(_ isEnabled: Bool, buttonAt index: Int)

    /// Calls a closure with the index of the button that the user chose, or nil if the user closed the dialog.
    func onAnswer(_ answer: @escaping @MainActor (Int?) -> Void)

    /// Removes the keyboard focus from the buttons. Call this method after the dialog is shown.
    func removeFocusFromButtons()
}

extension PresentedAlert where Self: Window {
    package func removeFocusFromButtons() { focusWidget = nil }
}

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
