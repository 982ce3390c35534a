import Gtk

@MainActor
package struct AlertContent {
    package let title: String
    package let message: String?
    package let buttons: [Button]

    var description: String { "the alert \"\(title)\"" }

    /// The index of the button that the Enter key chooses, or nil. The Enter key never chooses a destructive button.
    package var defaultIndex: Int? {
        let roles = buttons.map(\.role)
        if let suggested = roles.lastIndex(of: .suggested) { return suggested }
        if roles.contains(.destructive), let cancel = roles.lastIndex(of: .cancel) { return cancel }
        return roles.lastIndex(of: .regular) ?? roles.lastIndex(of: .cancel)
    }

    /// The index of the button that the Escape key chooses.
    package var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }

    /// Traps with a message if there is no button, or if a button already has a parent.
    private func requireButtons() {
        if buttons.isEmpty { fatalError("\(description) has no buttons, and can't be answered") }
        for button in buttons {
            guard let other = button.parent else { continue }
            let name = Diagnostics.description(of: other)
            let label = button.label ?? ""
            fatalError("\(description): the button \"\(label)\" already has a parent, a \(name)")
        }
    }

    private func makeDialog(over parent: Window) -> MessageDialog {
        let dialog = MessageDialog(text: title, secondaryText: message, buttons: .none, type: .other, parent: parent)
        for (index, button) in buttons.enumerated() { dialog.addActionWidget(button, responseID: index) }
        if let defaultIndex {
            dialog.setDefaultResponse(defaultIndex)
            dialog.focusWidget = buttons[defaultIndex]
        }
        return dialog
    }

    /// Shows the dialog and waits for the answer.
    ///
    /// - Parameters:
    ///   - prepare: A closure that configures the dialog before it is shown.
    ///   - answer: A closure that receives the index of a button and returns the answer that the button stands for.
    /// - Returns: The answer for the button that the user chose. If the user pressed Escape or closed the dialog, the
    ///   result is the answer for the cancel button, or nil if there is no cancel button.
    func ask<Answer: Sendable>(
        over parent: Window,
        prepare: (any PresentedAlert) -> Void = { _ in },
        answer: @escaping @MainActor (Int) -> Answer?
    ) async -> Answer? {
        guard parent.canPresent(description) else { return nil }
        let cancelIndex = cancelIndex
        requireButtons()
        return await PendingAnswer.of(parent) { pending in
            let dialog: any PresentedAlert =
                parent.dialogPresenter?.makeAlert(self, over: parent) ?? makeDialog(over: parent)
            // The dialog has no title. Without this label, a screen reader would announce the dialog without a name.
            dialog.accessible.label = title
            dialog.accessible.description = message
            prepare(dialog)
            dialog.onAnswer { index in pending.answer((index ?? cancelIndex).flatMap(answer)) }
            pending.end(with: dialog)
            dialog.present(over: parent)
            // Without a default button, GTK would focus the first button, which may be destructive.
            if defaultIndex == nil { dialog.removeFocusFromButtons() }
            return { dialog.dismiss() }
        }
    }
}
