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
    ///   button, Enter chooses the cancel button if one of the buttons is destructive, and a regular button otherwise.
    ///   The button that Enter chooses has the focus.
    /// - The alert closes when the window closes or the awaiting task is cancelled. It doesn't retain any objects
    ///   afterwards.
    /// - Returns: The role of the chosen button. It's nil if the user pressed Escape and there is no cancel button.
    ///   It's also nil if the window closed or the task was cancelled before the user answered. If the window is
    ///   already closed, the method logs a message and returns nil. If the window was never shown, the method traps.
    /// - Parameters:
    ///   - title: The question.
    ///   - message: An additional sentence.
    ///   - buttons: At least one button. If several buttons have the same role, use ``Gtk/Button/answering(_:)`` to
    ///     tell them apart.
    ///
    /// The alert is a modal `GtkMessageDialog`. In an Adwaita window, it's an `AdwMessageDialog` or, with the trait
    /// `GTK4_14`, an `AdwAlertDialog`. This method corresponds to `alert(_:isPresented:actions:)` in SwiftUI and to
    /// `UIAlertController` in UIKit.
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
    /// In all other respects, this method behaves like the overload that returns a role.
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

    /// Shows a message to the user, and returns after the user closes it.
    ///
    /// In all other respects, this method behaves like the overload with buttons.
    public func alert(_ title: String, message: String? = nil) async {
        _ = await alert(title, message: message) { Button(GTKText.close, .cancel) }
    }
}
