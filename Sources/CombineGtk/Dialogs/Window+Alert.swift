import Gtk

extension Window {
    /// Asks the user a question, and returns the role of the button that the user chose.
    ///
    /// ```swift
    /// guard await window.alert("Delete 3 notes?", message: "You can undo this.", {
    ///     Button("Cancel", .cancel)
    ///     Button("Delete", .destructive)
    /// }) == .destructive else { return }
    /// ```
    ///
    /// - The Escape key chooses the cancel button. The Enter key chooses the suggested button. If there is no suggested
    ///   button, it chooses a regular button or, if there is also a destructive button, the cancel button. The button
    ///   that Enter chooses has the focus.
    /// - The alert is closed with the window, or when the task that awaits it is cancelled. Afterwards, no objects are
    ///   retained.
    /// - Returns: The role. It's nil if the user pressed Escape and there is no cancel button, if the alert was closed
    ///   with the window or the task, or if the window was already closed, which is logged. A window that was never
    ///   shown traps.
    /// - Parameters:
    ///   - title: The question.
    ///   - message: An additional sentence.
    ///   - buttons: At least one button. If several have the same role, the answer doesn't identify the button. Use
    ///     ``Gtk/Button/answering(_:)`` for that.
    ///
    /// A modal `GtkMessageDialog`. SwiftUI's `alert(_:isPresented:actions:)`, UIKit's `UIAlertController`.
    public func alert(
        _ title: String,
        message: String? = nil,
        @_ArrayBuilder<Button> _ buttons: () -> [Button]
    ) async -> ButtonRole? {
        let buttons = buttons()
        let roles = buttons.map(\.role)
        return await AlertContent(title: title, message: message, buttons: buttons).ask(over: self) { roles[$0] }
    }

    /// Asks the user a question, and returns the answer of the button that the user chose.
    ///
    /// ```swift
    /// switch await window.alert("There is a “Notes” already", {
    ///     Button("Cancel", .cancel).answering(Conflict.cancel)
    ///     Button("Keep Both", .suggested).answering(.keepBoth)
    ///     Button("Replace", .destructive).answering(.replace)
    /// }) { … }
    /// ```
    ///
    /// Otherwise it behaves like the overload that returns a role.
    public func alert<Answer: Sendable>(
        _ title: String,
        message: String? = nil,
        @_ArrayBuilder<AnsweringButton<Answer>> _ buttons: () -> [AnsweringButton<Answer>]
    ) async -> Answer? {
        let buttons = buttons()
        let answers = buttons.map(\.answer)
        return await AlertContent(title: title, message: message, buttons: buttons.map(\.button))
            .ask(over: self) { answers[$0] }
    }

    /// Shows a message to the user, and returns when the user has closed it.
    ///
    /// Otherwise it behaves like the overload with buttons.
    public func alert(_ title: String, message: String? = nil) async {
        _ = await alert(title, message: message) { Button(GTKText.close, .cancel) }
    }
}
