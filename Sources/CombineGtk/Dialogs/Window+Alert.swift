import Gtk

extension Window {
    /// Asks the user something, and returns the role of the button that they chose.
    ///
    /// ```swift
    /// guard await window.alert("Delete 3 notes?", message: "You can undo this.", {
    ///     Button("Cancel", .cancel)
    ///     Button("Delete", .destructive)
    /// }) == .destructive else { return }
    /// ```
    ///
    /// - The Escape key chooses the button that cancels. The Enter key chooses the one that is suggested. Without one
    ///   it is a regular one, or, where another loses something, the one that cancels. That button has the focus.
    /// - It ends with the window or the task that waits for it, and closes then. A question that nobody can answer any more
    ///   holds nothing.
    /// - Returns: the role, or nil if the alert was closed by the Escape key without a button that cancels, ended with
    ///   the window or the task, or the window was closed before, which the log says. A window that was never shown
    ///   traps.
    /// - Parameters:
    ///   - title: the question.
    ///   - message: a sentence more.
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

    /// Asks the user something, and returns the answer of the button that they chose.
    ///
    /// ```swift
    /// switch await window.alert("There is a “Notes” already", {
    ///     Button("Cancel", .cancel).answering(Conflict.cancel)
    ///     Button("Keep Both", .suggested).answering(.keepBoth)
    ///     Button("Replace", .destructive).answering(.replace)
    /// }) { … }
    /// ```
    ///
    /// Otherwise as the alert whose answer is a role.
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

    /// Tells the user something, and returns when they have read it.
    ///
    /// Otherwise as the alert with buttons.
    public func alert(_ title: String, message: String? = nil) async {
        _ = await alert(title, message: message) { Button(GTKText.close, .cancel) }
    }
}
